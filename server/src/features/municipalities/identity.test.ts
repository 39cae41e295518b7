import sharp from 'sharp';
import { expect } from 'vitest';
import { addAdmin, addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { dataUrl } from '../../testing/pictures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

/** Logos as town halls have them: wide, and larger than they are shown. */
async function wideLogos(colour: string): Promise<string> {
  const size = { width: 2_400, height: 400, channels: 3, background: colour } as const;
  return dataUrl(await sharp({ create: size }).png().toBuffer(), 'image/png');
}

onBothEngines('the identity of a town', (base) => {
  const it = base.extend('townHall', ({ town, admin }) => {
    const change = (body: object, id = HOME_TOWN) =>
      admin.ask({ method: 'PATCH', url: `/api/municipalities/${id}`, body });
    const shown = async (id = HOME_TOWN) => {
      const towns: { id: string }[] = (await town.ask({ url: '/api/municipalities' })).json;
      return towns.find((one) => one.id === id);
    };
    return { change, shown };
  });

  it('staff say who pays, who answers for accessibility, and take it back', async ({
    townHall,
  }) => {
    const said = {
      region: 'Andalucía',
      programme: 'Pueblos cercanos',
      funder: 'Diputación de Huelva',
      budget: '20.000 euros',
      aid: '15.000 euros',
      showsPhases: false,
      accessibilityEntity: 'La Mancomunidad de la Sierra',
      accessibilityAuthority: 'la Junta de Andalucía',
      accessibilityEmail: 'accesible@sierra.example',
    };
    expect(await townHall.change(said)).toMatchObject({ status: 200, json: said });
    expect(await townHall.shown()).toMatchObject(said);
    const taken = { region: '', funder: null, accessibilityEmail: '' };
    expect((await townHall.change(taken)).json).toMatchObject({
      region: null,
      funder: null,
      accessibilityEmail: null,
      programme: 'Pueblos cercanos',
    });
  });

  it('logos keep their proportions, become small, and give way to others', async ({
    town,
    townHall,
  }) => {
    const { json } = await townHall.change({ logos: await wideLogos('#884422') });
    expect(json.logos).toMatch(/^\/api\/municipalities\/[\w-]+\/logos\?v=[0-9a-f]{16}$/);
    const served = await town.app.http.inject(json.logos);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 960, height: 160 });
    const next = await townHall.change({ logos: await wideLogos('#224488') });
    expect(next.json.logos).not.toBe(json.logos);
    expect((await townHall.change({ logos: null })).json.logos).toBeNull();
    const gone = await town.ask({ url: `/api/municipalities/${HOME_TOWN}/logos` });
    expect(gone.status).toBe(404);
  });

  it('a first town with another name has it in its texts too, and loses the picture that says the old one', async ({
    openOwnTown,
  }) => {
    const admin = await addAdmin(await openOwnTown());
    const change = async (body: object) =>
      (await admin.ask({ method: 'PATCH', url: `/api/municipalities/${HOME_TOWN}`, body })).json;
    const same = { name: 'Valle de Matamoros', phone: '924 11 22 33' };
    expect(await change(same)).toMatchObject({ logos: '/logos.svg' });
    const entity = { accessibilityEntity: 'El Ayuntamiento de Valle de Matamoros' };
    expect(await change({ name: 'Olivenza', ...entity })).toMatchObject({
      name: 'Olivenza',
      logos: null,
      accessibilityEntity: 'El Ayuntamiento de Olivenza',
    });
    expect(await change({ name: 'Olivenza la Nueva' })).toMatchObject({
      accessibilityEntity: 'El Ayuntamiento de Olivenza la Nueva',
    });
  });

  it('another town begins with nothing said of it', async ({ town, townHall }) => {
    const id = await addMunicipality(town);
    expect(await townHall.shown(id)).toMatchObject({
      logos: null,
      programme: null,
      budget: null,
      showsPhases: false,
      accessibilityEntity: null,
    });
  });
});
