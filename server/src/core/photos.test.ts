import sharp from 'sharp';
import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { coloursAt, dataUrl, pictureLyingDown, pictureUrl } from '../testing/pictures.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

onBothEngines('a photo of a person', (base) => {
  const it = base.extend('photos', ({ town, admin, device }) => {
    const create = (photo: string | null) =>
      admin.ask({
        method: 'POST',
        url: '/api/users',
        body: { name: 'Josefa Gómez', pin: '2468', photo },
      });
    const bytesAt = async (url: string) => {
      const answer = await town.app.http.inject({ url, cookies: device.cookies });
      return { bytes: answer.rawPayload, headers: answer.headers, status: answer.statusCode };
    };
    return { create, bytesAt };
  });

  it.for(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is kept as a small square WebP where it comes as %s',
    async (format, { photos }) => {
      const { json } = await photos.create(await pictureUrl(format));
      expect(json.photo).toMatch(new RegExp(`^/api/users/${json.id}/photo\\?v=[0-9a-f]{16}$`));
      const { bytes } = await photos.bytesAt(json.photo);
      const { format: kept, width, height } = await sharp(bytes).metadata();
      expect({ kept, width, height }).toEqual({ kept: 'webp', width: 384, height: 384 });
      const sides = [[0.05, 0.5] as const, [0.95, 0.5] as const];
      expect(await coloursAt(bytes, sides)).toEqual(['red', 'blue']);
    },
  );

  it('stands upright where a telephone took it lying down, and no longer says where that was', async ({
    photos,
  }) => {
    const { json } = await photos.create(await pictureLyingDown());
    const { bytes } = await photos.bytesAt(json.photo);
    const [top, bottom] = [[0.5, 0.05] as const, [0.5, 0.95] as const];
    expect(await coloursAt(bytes, [top, bottom])).toEqual(['red', 'blue']);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    expect(bytes.includes('Josefa')).toBe(false);
  });

  it('is sent as what it is, kept by this browser alone, and runs nothing', async ({
    town,
    photos,
  }) => {
    const { json } = await photos.create(await pictureUrl('png'));
    const { headers } = await photos.bytesAt(json.photo);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await town.ask({ url: json.photo })).status).toBe(401);
  });

  it.for([
    ['a text that says it is one', dataUrl('no picture', 'image/png')],
    ['an SVG', dataUrl(SVG, 'image/svg+xml')],
    ['an SVG that says it is a PNG', dataUrl(SVG, 'image/png')],
    ['a page that says it is a JPEG', dataUrl('<html><script>1</script></html>', 'image/jpeg')],
    ['a PDF', dataUrl('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj', 'image/png')],
    ['half a picture', (url: string) => url.slice(0, url.length / 2)],
    ['nothing', 'data:image/png;base64,'],
  ] as const)('is refused in words where it is %s', async ([_, photo], { photos }) => {
    const given = typeof photo === 'string' ? photo : photo(await pictureUrl('jpeg'));
    expect(await photos.create(given)).toMatchObject({
      status: 422,
      json: { error: 'Por favor selecciona una imagen', code: 'not_an_image' },
    });
  });

  it('is refused before it is unpacked where it has far too many pixels', async ({ photos }) => {
    const size = { width: 8_000, height: 7_000, channels: 3 as const, background: 'white' };
    const bytes = await sharp({ create: size }).png().toBuffer();
    expect((await photos.create(dataUrl(bytes, 'image/png'))).json.code).toBe('not_an_image');
  });

  it.for(['https://elsewhere.example/a.png', 'data:text/html;base64,PGI+', 'photo.png'])(
    'is not even read where it is %s',
    async (photo, { photos }) => {
      expect(await photos.create(photo)).toMatchObject({
        status: 400,
        json: { error: 'Por favor selecciona una imagen' },
      });
    },
  );

  it('answers 404 where nobody gave one', async ({ photos }) => {
    const { json } = await photos.create(null);
    expect(json.photo).toBeNull();
    expect((await photos.bytesAt(`/api/users/${json.id}/photo`)).status).toBe(404);
  });
});
