import { at, gradient, picture, shade, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';
import { geranium, vine } from './parts/plants.ts';

/** Two old friends on the bench by the door, in the winter sun. */
export function bench(): string {
  return picture(
    `<rect width="1200" height="900" fill="url(#wall)"/>
    <path d="M0 0L560 0L200 690H0Z" fill="#FFF4D2" opacity=".75"/>
    <path d="M820 0H1200V690H1010Z" fill="#D9C8A2" opacity=".35"/>
    <path d="M0 560H1200V690H0Z" fill="#C98F5E" opacity=".85"/><path d="M0 560H1200" stroke="#8C5A34" stroke-width="6"/>
    ${door}${window}
    <path d="M0 690H1200V900H0Z" fill="#D6BC92"/>${cobbles}
    ${vine(640, 40, 600)}<path d="M640 26C800 60 980 10 1200 40" stroke="#6B4A2D" stroke-width="12" fill="none"/>
    ${shade(560, 832, 360, 24)}
    <g fill="#8A5A35"><rect x="270" y="520" width="560" height="34" rx="8"/><rect x="270" y="574" width="560" height="34" rx="8"/></g>
    <path d="M310 510V830M790 510V830" stroke="#4A3527" stroke-width="20" stroke-linecap="round"/>
    <rect x="246" y="654" width="608" height="34" rx="9" fill="#A06C41"/><path d="M250 680H850" stroke="#7A4E2C" stroke-width="8"/>
    ${person(440, 668, 420, { pose: 'sit', style: 'beret', hair: '#D5D2CC', top: '#6F7A1A', bottom: '#4A443C', arms: ['lap', 'lap'], skin: '#DBA67C' })}
    ${person(660, 668, 410, { pose: 'sit', style: 'scarf', hair: '#3A3533', top: '#57405A', bottom: '#3A3533', skirt: true, apron: '#8A8A80', arms: ['lap', 'lap'], skin: '#E0AE86' })}
    <path d="M520 628L560 836" stroke="#5B3F2A" stroke-width="13" stroke-linecap="round"/><path d="M500 634a20 20 0 0 1 40-6" stroke="#5B3F2A" stroke-width="13" fill="none" stroke-linecap="round"/>
    ${at(900, 836, dog)}${geranium(190, 838, 1.5)}${geranium(80, 866, 1.7, '#E3818F')}`,
    gradient('wall', '#FFFDF7', '#F8EFDB'),
  );
}

const cobbles = times(90, (i) => {
  const row = i % 6;
  const x = ((i * 137) % 1240) - 20;
  return `<ellipse cx="${x}" cy="${712 + row * 34}" rx="${24 + row * 4}" ry="${8 + row}" fill="${i % 2 ? '#CBAF82' : '#E0C9A2'}"/>`;
});

const door = `<path d="M880 690V250H1120V690Z" fill="#C9B48F"/><path d="M902 690V272H1098V690Z" fill="#3B6A4B"/>
  <path d="M1000 272V690M902 470H1098" stroke="#284B34" stroke-width="6"/><g fill="#315A40"><rect x="924" y="300" width="56" height="140"/><rect x="1020" y="300" width="56" height="140"/><rect x="924" y="500" width="56" height="150"/><rect x="1020" y="500" width="56" height="150"/></g>
  <circle cx="984" cy="478" r="9" fill="#D9A52E"/><path d="M868 690H1132V716H868Z" fill="#B9AE97"/>`;

const window = `<rect x="120" y="190" width="190" height="240" fill="#C9B48F"/><rect x="138" y="208" width="154" height="204" fill="#5E7F97"/>
  <path d="M138 208H292V250Q215 300 138 250Z" fill="#FFFDF7" opacity=".85"/><path d="${times(6, (i) => `M${152 + i * 26} 200v220`)}M138 310h154" stroke="#2E2B2A" stroke-width="5"/>
  <path d="M104 430h222v22H104z" fill="#B59B70"/>${geranium(170, 432, 0.75)}${geranium(262, 432, 0.75)}`;

/** The dog at their feet. */
const dog = `${shade(0, 2, 96, 12)}<path d="M-80 0C-96-50-60-84-10-80C34-84 56-60 60-20L66 0Z" fill="#B98A55"/>
  <path d="M30-58C24-100 52-122 84-116C112-116 126-96 124-82L142-70C144-58 132-52 116-54C100-36 60-34 30-58Z" fill="#C79B66"/>
  <path d="M52-112C36-112 26-88 34-66C48-66 60-84 62-104Z" fill="#8A5F35"/><circle cx="96" cy="-88" r="5" fill="#2E2B2A"/><circle cx="140" cy="-66" r="7" fill="#2E2B2A"/>
  <path d="M-80-6C-110-10-118-34-108-50" stroke="#B98A55" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M44-6h52a10 8 0 0 1 0 8H44zM-60-6h52a10 8 0 0 1 0 8h-52z" fill="#C79B66"/>`;
