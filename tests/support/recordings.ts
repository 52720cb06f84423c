/** One second of a tone, 8 kHz, mono. */
export function toneWav(): Buffer {
  const rate = 8_000
  const samples = Buffer.alloc(rate * 2)
  for (let at = 0; at < rate; at += 1)
    samples.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), at * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/**
 * A PDF of one page as older Korean programs write it: the font is not in it, and its text is in the encoding of Windows,
 * which a viewer reads by a table of its own. It says `가마 사진`.
 */
export function koreanPdf(): Buffer {
  const text = 'BT /F1 36 Tf 72 700 Td <B0A1B8B6 20 BBE7C1F8> Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/HYGoThic-Medium/Encoding/KSCms-UHC-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/HYGoThic-Medium/DW 1000/FontDescriptor 7 0 R' +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>>>',
    '<</Type/FontDescriptor/FontName/HYGoThic-Medium/Flags 4/FontBBox[0 -142 1000 880]/ItalicAngle 0' +
      '/Ascent 880/Descent -142/CapHeight 880/StemV 80>>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [at, body] of objects.entries()) {
    offsets.push(pdf.length)
    pdf += `${at + 1} 0 obj\n${body}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`
  return Buffer.from(pdf, 'latin1')
}
