import { hills, house } from './parts/buildings.ts';
import { at, cloud, gradient, picture, shade, sky, sun } from './parts/canvas.ts';
import { person } from './parts/person.ts';
import { meadow, oak } from './parts/plants.ts';

/** Back from the field with the donkey and its panniers. */
export function donkey(): string {
  return picture(
    `${sky()}${sun(250, 230, 76)}${cloud(800, 150, 1.2)}${cloud(480, 90, 0.6)}
    ${hills(400, ['#D9CFA4', '#BBC08C', '#9DAC6E'])}
    ${house(880, 470, 130, 90)}${house(1010, 480, 110, 76, '#A9C4D6')}${oak(120, 590, 1.1)}${oak(760, 520, 0.5)}${oak(660, 500, 0.36)}
    <path d="M1200 560C900 560 760 640 560 720S180 860-40 900H420C640 820 900 700 1200 690Z" fill="#E3CB98"/>
    <path d="M1200 600C940 610 800 680 620 750S300 860 160 900" fill="none" stroke="#CFB278" stroke-width="10" stroke-dasharray="60 30"/>
    ${meadow(760, 890, ['#C4452F', '#F6E7B8', '#EDB93C'])}
    ${at(700, 800, animal, 1.28)}
    ${person(690, 566, 250, { pose: 'sit', style: 'short', hair: '#5B4030', top: '#C4452F', bottom: '#2C4763', child: true, arms: ['down', 'wave'] })}
    ${shade(345, 846, 84, 12)}${person(330, 848, 390, { style: 'straw', hair: '#85817D', top: '#F3E8D3', bottom: '#6B5A43', arms: ['down', 'forward'], skin: '#C98F66' })}
    <path d="M436 630C470 660 480 650 500 600" fill="none" stroke="#8A6A44" stroke-width="7"/>`,
    gradient('sky', '#F3CF8E', '#FAE3B6', '#FDF3DC'),
  );
}

/** A donkey looking left, its hooves at y = 0. */
const animal = `${shade(0, 4, 190, 18)}
  <path d="M-80-96L-88 0H-66L-56-96M-44-96L-40 0H-18L-20-96M84-96L78 0H100L112-96M120-100L128 0H150L146-110" fill="#77706B"/>
  <path d="M-88-8h24v10h-24zM-42-8h24v10h-24zM76-8h26v10H76zM126-8h26v10h-26z" fill="#3C3530"/>
  <path d="M-108-170C-110-210-70-214-20-210C40-206 110-216 140-188C166-164 162-110 140-92C90-70-40-70-86-86C-104-100-108-130-108-170Z" fill="#8F8781"/>
  <path d="M-86-86C-40-70 90-70 140-92C148-100 154-112 156-126C100-104-40-104-102-124C-100-106-96-94-86-86Z" fill="#DAD2C4"/>
  <path d="M150-170C176-150 172-110 168-80" stroke="#77706B" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M162-84l12-2l6 40l-20-4z" fill="#3C3530"/>
  <path d="M-60-196C-84-240-110-262-128-270C-142-282-150-262-146-246C-176-232-196-204-212-178C-218-160-196-146-178-152C-160-158-146-166-136-172C-126-140-110-120-86-112Z" fill="#8F8781"/>
  <path d="M-212-178C-222-158-196-142-176-152C-186-166-198-176-212-178Z" fill="#E9E2D4"/><circle cx="-204" cy="-168" r="4" fill="#3C3530"/><path d="M-208-156q8 6 18 2" stroke="#6B625B" stroke-width="3" fill="none"/>
  <path d="M-140-256C-164-300-160-338-148-344C-132-330-122-290-124-262ZM-120-262C-124-310-110-340-98-342C-88-322-94-280-106-254Z" fill="#8F8781"/><path d="M-140-270C-152-300-150-322-146-328C-138-312-132-290-132-270Z" fill="#C9A79B"/>
  <path d="M-114-262C-92-252-70-226-56-200" stroke="#4A4340" stroke-width="13" stroke-linecap="round"/><ellipse cx="-160" cy="-218" rx="6" ry="7" fill="#2E2B2A"/><path d="M-172-230q12-8 22 0" stroke="#6B625B" stroke-width="4" fill="none"/>
  <path d="M-196-194L-132-172M-182-158L-150-244M-150-244L-120-236" stroke="#8C3B24" stroke-width="6" fill="none"/>
  <path d="M-46-214C-10-226 50-226 86-214L92-170H-52Z" fill="#B23A5B"/><path d="M-50-190H90M-48-178H91" stroke="#EDB93C" stroke-width="6"/>
  <path d="M-46-174C-60-120-40-70 20-66C80-70 100-120 86-174Z" fill="#C39A57"/><path d="M-50-150C0-132 50-132 90-150M-48-120C0-102 50-102 88-120M-36-92C0-78 50-78 78-92" stroke="#94702F" stroke-width="6" fill="none"/>
  <g fill="#6BA35A"><circle cx="-30" cy="-176" r="16"/><circle cx="70" cy="-176" r="16"/></g><g fill="#C4452F"><circle cx="-8" cy="-174" r="13"/><circle cx="50" cy="-174" r="13"/></g><circle cx="20" cy="-176" r="15" fill="#EDB93C"/>`;
