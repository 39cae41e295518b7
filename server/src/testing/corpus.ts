import sharp from 'sharp';
import { type CorpusFile, HTML, pictures } from './corpus-pictures.ts';
import { pictureBytes } from './pictures.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const text = (content: string) => Buffer.from(content);
const ebml = (tracks: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.from(tracks),
    Buffer.alloc(200),
  ]);
const box = (name: string, content: Uint8Array) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4);
  return Buffer.concat([head, content]);
};
const mp4 = (brand: string, handler: string) =>
  Buffer.concat([
    box('ftyp', text(`${brand}\0\0\0\0${brand}`)),
    box('moov', box('trak', box('hdlr', text(`\0\0\0\0\0\0\0\0${handler}\0\0\0\0`)))),
    box('mdat', Buffer.alloc(64)),
  ]);
const wav = () => {
  const head = Buffer.alloc(44);
  head.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1');
  return Buffer.concat([head, Buffer.alloc(100, 128)]);
};

/** Files that are answered in the same way, but for those that say another. */
const filesAnswered =
  (usual: string) =>
  (what: string, bytes: Uint8Array, type: string, answer = usual): CorpusFile => ({
    what,
    bytes,
    type,
    answer,
  });

/** What is not a picture, a film or a voice, whatever it says of itself. */
function mislabelledFiles(jpeg: Buffer): CorpusFile[] {
  const as = filesAnswered('media_type');
  return [
    as('an SVG with a script', text(SVG), 'image/svg+xml'),
    as('an SVG with a script that says it is a PNG', text(SVG), 'image/png'),
    as('an SVG behind an XML head', text(`<?xml version="1.0"?>${SVG}`), 'image/jpeg'),
    as('a page that says it is a JPEG', text(HTML), 'image/jpeg'),
    as('a page that says it is a film', text(HTML), 'video/mp4'),
    as('a script', text('alert(1)'), 'audio/mpeg'),
    as('a PDF', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 'image/png'),
    as('a ZIP', Buffer.from('504b0304140000000800', 'hex'), 'image/png'),
    as('a program for Windows', Buffer.from(`4d5a${'90'.repeat(60)}`, 'hex'), 'image/jpeg'),
    as('a program for Linux', Buffer.from(`7f454c46${'01'.repeat(60)}`, 'hex'), 'video/mp4'),
    as('a shell script', text('#!/bin/sh\nrm -rf /\n'), 'image/gif'),
    as('PostScript', text('%!PS-Adobe-3.0\n'), 'image/tiff'),
    as('a font', Buffer.from(`774f4632${'00'.repeat(44)}`, 'hex'), 'image/webp'),
    as('a SQLite database', text('SQLite format 3\0'), 'image/jpeg'),
    as(
      'random bytes',
      Buffer.from(Array.from({ length: 512 }, (_, i) => (i * 73) % 251)),
      'image/png',
    ),
    as('one byte', Buffer.from([0xff]), 'image/jpeg'),
    as('zeros', Buffer.alloc(4_096), 'image/jpeg'),
    as('spaces', text(' '.repeat(2_000)), 'image/png'),
    as('a Photoshop file', text('8BPS\0\x01\0\0\0\0\0\0'), 'image/png'),
    as('an icon', Buffer.from('00000100010010100000', 'hex'), 'image/png'),
    as('a bitmap of Windows', text('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'), 'image/bmp'),
    as(
      'HEIC of a telephone',
      Buffer.concat([box('ftyp', text('heic\0\0\0\0mif1heic')), Buffer.alloc(40)]),
      'image/heic',
      'media_heic',
    ),
    as(
      'HEIF that says it is JPEG',
      Buffer.concat([box('ftyp', text('mif1\0\0\0\0mif1heic')), Buffer.alloc(40)]),
      'image/jpeg',
      'media_heic',
    ),
    as(
      'a JPEG with a page behind its head',
      Buffer.concat([jpeg.subarray(0, 20), text(HTML)]),
      'image/jpeg',
      'media_damaged',
    ),
  ];
}

/** Pictures that are broken, or made to break what opens them. */
async function broken(jpeg: Buffer): Promise<CorpusFile[]> {
  const [png, gif, webp, tiff] = await Promise.all(
    (['png', 'gif', 'webp', 'tiff'] as const).map((format) => pictureBytes(format)),
  );
  const half = (bytes: Buffer = Buffer.alloc(0)) => bytes.subarray(0, bytes.length / 2);
  const bomb = { channels: 3 as const, background: 'white' };
  const huge = await sharp({ create: { ...bomb, width: 8_000, height: 6_251 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const said = Buffer.from(png ?? []);
  said.writeUInt32BE(60_000, 16);
  said.writeUInt32BE(60_000, 20);
  const mixed = Buffer.from(jpeg);
  mixed.fill(0, Math.floor(jpeg.length / 3), Math.floor(jpeg.length / 2));
  const as = filesAnswered('media_damaged');
  return [
    as('half a JPEG', half(jpeg), 'image/jpeg'),
    as('half a PNG', half(png), 'image/png'),
    as('half a GIF', half(gif), 'image/gif'),
    as('half a WebP', half(webp), 'image/webp'),
    as('half a TIFF', half(tiff), 'image/tiff', 'media_type'),
    as('the head of a JPEG', jpeg.subarray(0, 12), 'image/jpeg'),
    as('the head of a PNG', (png ?? jpeg).subarray(0, 33), 'image/png'),
    as('a GIF of no size', Buffer.from('47494638396100000000800000', 'hex'), 'image/gif'),
    as('a picture of 50,008,000 points', huge, 'image/png', 'image_too_big'),
    as('a PNG that says it is 60,000 × 60,000', said, 'image/png', 'image_too_big'),
    // What is left of it is shown, as every browser would.
    as('a JPEG with its middle wiped out', mixed, 'image/jpeg', 'image'),
  ];
}

/** Films and voices, by what is in them. */
function recordings(): CorpusFile[] {
  const as = (what: string, bytes: Uint8Array, type: string, answer: string): CorpusFile => ({
    what,
    bytes,
    type,
    answer,
  });
  return [
    as('a film of a telephone', mp4('isom', 'vide'), 'video/mp4', 'video'),
    as('a film of another telephone', mp4('qt  ', 'vide'), 'video/quicktime', 'video'),
    as('a film that says it is a voice', mp4('isom', 'vide'), 'audio/mp4', 'video'),
    as('a film that says it is a photo', mp4('isom', 'vide'), 'image/jpeg', 'video'),
    as('a voice in a box for films', mp4('isom', 'soun'), 'audio/mp4', 'audio'),
    as('a voice of a telephone', mp4('M4A ', 'soun'), 'audio/x-m4a', 'audio'),
    as('a film of a browser', ebml('V_VP8'), 'video/webm', 'video'),
    as('a voice of a browser', ebml('A_OPUS'), 'audio/webm', 'audio'),
    as('a film of a browser that says it is a voice', ebml('V_VP9'), 'audio/webm', 'video'),
    as('a voice in WAV', wav(), 'audio/wav', 'audio'),
    as(
      'a song',
      Buffer.concat([
        text('ID3\x04\0\0\0\0\0\0'),
        Buffer.from('fffb9064', 'hex'),
        Buffer.alloc(800),
      ]),
      'audio/mpeg',
      'audio',
    ),
  ];
}

/** A right photo under names that nobody should call a file. */
function names(jpeg: Buffer): (CorpusFile & { readonly shown: string })[] {
  const as = (name: string, shown: string) => ({
    what: `a photo called ${JSON.stringify(name)}`,
    bytes: jpeg,
    type: 'image/jpeg',
    answer: 'image',
    name,
    shown,
  });
  return [
    as('../../../etc/passwd', 'passwd'),
    as('..\\..\\boot.ini', 'boot.ini'),
    as('/', ''),
    as('..', '..'),
    as('', ''),
    as('foto\u202egpj.exe', 'fotogpj.exe'),
    as('👵🏽 la abuela 🎂.jpg', '👵🏽 la abuela 🎂.jpg'),
    as('مرحبا.jpg', 'مرحبا.jpg'),
    as('a\r\nb\t.jpg', 'ab.jpg'),
    as('x'.repeat(999), 'x'.repeat(200)),
    as('<script>.jpg', '<script>.jpg'),
    as("'; drop table media; --.jpg", "'; drop table media; --.jpg"),
    as('half a pair \ud83d.jpg', 'half a pair \ufffd.jpg'),
  ];
}

/** Hostile and odd files, made here, none of them from anywhere. */
export async function corpus() {
  const jpeg = await pictureBytes();
  return {
    files: [
      ...mislabelledFiles(jpeg),
      ...(await broken(jpeg)),
      ...(await pictures(jpeg)),
      ...recordings(),
    ],
    names: names(jpeg),
  };
}
