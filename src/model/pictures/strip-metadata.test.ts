import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aiXmp } from './ai-mark.ts'
import { stripMetadata } from './strip-metadata.ts'

const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0))
const bytes = (...parts: (string | ArrayLike<number>)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? text(part) : Array.from(part))))

/** EXIF as a camera writes it: the orientation, and a maker behind it. */
const tiff = (orientation: number) =>
  bytes(
    'MM',
    [0, 0x2a, 0, 0, 0, 8, 0, 1],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0, 0, 0, 0],
    'camera 37.5665N',
  )
/** The same without anything else. */
const upright = (orientation: number) => tiff(orientation).subarray(0, 26)

/** XMP as another program writes it, with where the picture was taken. */
const foreignXmp = `<x:xmpmeta exif:GPSLatitude="37,33.9N" Iptc4xmpExt:DigitalSourceType='http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'/>`

describe('a JPEG', () => {
  const segment = (marker: number, ...content: (string | ArrayLike<number>)[]) => {
    const whole = bytes(...content)
    return bytes([0xff, marker, (whole.length + 2) >> 8, (whole.length + 2) & 0xff], whole)
  }
  const start = [0xff, 0xd8]
  const end = [0xff, 0xd9]
  const density = segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 0, 0])
  const profile = segment(0xe2, 'ICC_PROFILE\0', [1, 1, 7, 7])
  const adobe = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1])
  const exif = (orientation: number) => segment(0xe1, 'Exif\0\0', tiff(orientation))
  /** A pixel FF, a restart and a filled marker. */
  const scan = bytes(segment(0xda, [1, 2]), [1, 0xff, 0, 2, 0xff, 0xd3, 3])
  const strip = (...parts: (string | ArrayLike<number>)[]) => stripMetadata(bytes(...parts), 'image/jpeg')

  it('loses what cameras and programs say; density, colour profile and colour transform stay', () => {
    const notes = [
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'),
      segment(0xe0, 'JFXX\0', [0x10, 1, 2]),
      segment(0xe2, 'MPF\0', [1, 2]),
      segment(0xed, 'Photoshop 3.0\0'),
      segment(0xfe, 'hi!'),
      segment(0xeb, 'JP', [1]),
    ]
    expect(strip(start, exif(1), density, ...notes, profile, adobe, scan, end)?.bytes).toEqual(
      bytes(start, density, profile, adobe, scan, end),
    )
  })

  it('ends at its first end, which is not that of a preview inside of EXIF', () => {
    const preview = segment(0xe1, 'Exif\0\0', tiff(1), start, scan, end)
    const hidden = bytes(start, exif(6), scan, end, 'MotionPhoto_Data ftypmp42')
    expect(strip(start, preview, scan, end, hidden)?.bytes).toEqual(bytes(start, scan, end))
  })

  it('keeps all scans of a progressive picture and no comment between them', () => {
    const table = segment(0xc4, [1, 2, 3])
    expect(strip(start, scan, segment(0xfe, 'x'), [0xff], table, scan, end)?.bytes).toEqual(
      bytes(start, scan, table, scan, end),
    )
  })

  it('has no preview inside of its density', () => {
    const withPreview = segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 1, 1], [9, 9, 9])
    expect(strip(start, withPreview, scan, end)?.bytes).toEqual(bytes(start, density, scan, end))
  })

  it('that is turned says so, and nothing else', () => {
    expect(strip(start, exif(6), scan, end)).toEqual({
      bytes: bytes(start, segment(0xe1, 'Exif\0\0', upright(6)), scan, end),
      orientation: 6,
      isAnimated: false,
    })
  })

  it('that a model made keeps that, once, and nothing else that its XMP says', () => {
    const xmp = 'http://ns.adobe.com/xap/1.0/\0'
    const marked = bytes(start, density, segment(0xe1, xmp, aiXmp), scan, end)
    const foreign = segment(0xe1, xmp, foreignXmp)
    expect(strip(start, density, foreign, foreign, scan, end)).toEqual({
      bytes: marked,
      orientation: 1,
      isAnimated: false,
      isAi: true,
    })
    expect(strip(marked)?.bytes).toEqual(marked)
  })

  it('that breaks off in its pixels gets an end', () => {
    expect(strip(start, scan)?.bytes).toEqual(bytes(start, scan, end))
  })

  it('whose structure cannot be read is none', () => {
    expect(strip(start, [0xff, 0xe1, 0, 1])).toBeNull()
    expect(strip(start, [0xff])).toBeNull()
    expect(strip(start, end)).toBeNull()
    expect(strip(start, scan, start, scan, end)).toBeNull()
    expect(strip(start, [0xff, 0xdb, 0xff, 0xff])).toBeNull()
  })
})

describe('a PNG', () => {
  const chunk = (name: string, ...data: (string | ArrayLike<number>)[]) => {
    const whole = bytes(...data)
    return bytes([0, 0, 0, whole.length], name, whole, [9, 9, 9, 9])
  }
  const head = bytes([0x89], 'PNG', [13, 10, 26, 10], chunk('IHDR', [1]))
  const pixels = chunk('IDAT', [1, 2])
  const end = chunk('IEND')
  const strip = (...parts: ArrayLike<number>[]) => stripMetadata(bytes(...parts), 'image/png')

  it('loses its texts, private chunks and what stands behind its end; its colours stay', () => {
    const notes = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'sPLT', 'caBX', 'prVt'].map((name) =>
      chunk(name, 'x'),
    )
    const colours = ['iCCP', 'gAMA', 'cICP', 'pHYs'].map((name) => chunk(name, 'x'))
    const hidden = bytes(head, chunk('tEXt', 'x'), end)
    expect(strip(head, ...notes, ...colours, pixels, ...notes, end, hidden)).toEqual({
      bytes: bytes(head, ...colours, pixels, end),
      orientation: 1,
      isAnimated: false,
    })
  })

  it('that is turned says so, and nothing else', () => {
    const told = strip(head, chunk('eXIf', tiff(8)), pixels, end)
    const written = bytes([0, 0, 0, 26], 'eXIf', upright(8))
    expect(told?.orientation).toBe(8)
    expect(told?.bytes.subarray(head.length, head.length + written.length)).toEqual(written)
  })

  it('that a model made keeps that, once, and nothing else that its XMP says', () => {
    const prefix = 'XML:com.adobe.xmp\0\0\0\0\0'
    const length = (text: string) => [0, 0, text.length >> 8, text.length & 0xff]
    const foreign = bytes(length(prefix + foreignXmp), 'iTXt', prefix, foreignXmp, [9, 9, 9, 9])
    const told = strip(head, foreign, foreign, pixels, end)
    const written = bytes(length(prefix + aiXmp), 'iTXt', prefix, aiXmp)
    expect(told).toMatchObject({ isAi: true })
    expect(told?.bytes.subarray(head.length, head.length + written.length)).toEqual(written)
    expect(told?.bytes.subarray(head.length + written.length + 4)).toEqual(bytes(pixels, end))
    expect(stripMetadata(told?.bytes ?? bytes(), 'image/png')).toEqual(told)
  })

  describe('that a model made says so in any text that holds XMP', () => {
    const textOf = (name: string, ...data: (string | ArrayLike<number>)[]) => {
      const whole = bytes(...data)
      return bytes(
        [0, whole.length >> 16, (whole.length >> 8) & 0xff, whole.length & 0xff],
        name,
        whole,
        [9, 9, 9, 9],
      )
    }
    const isAi = (...texts: ArrayLike<number>[]) => strip(head, ...texts, pixels, end)?.isAi === true
    const xmp = 'XML:com.adobe.xmp\0'
    const digits = [...foreignXmp]
      .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
      .join('')
    const raw = `\nxmp\n     ${foreignXmp.length}\n${digits.replace(/(.{72})/g, '$1\n')}\n`
    const packed = zlibSync(bytes(foreignXmp))

    it.each([
      [
        'not packed, with a language and a keyword in it',
        textOf('iTXt', xmp, [0, 0], 'ko\0', 'XMP\0', foreignXmp),
      ],
      ['packed', textOf('iTXt', xmp, [1, 0], '\0\0', packed)],
      ['packed, as a text without a language', textOf('zTXt', xmp, [0], packed)],
      ['as a plain text', textOf('tEXt', xmp, foreignXmp)],
      ['as digits', textOf('tEXt', 'Raw profile type xmp\0', raw)],
      ['as digits, packed', textOf('zTXt', 'Raw profile type xmp\0', [0], zlibSync(bytes(raw)))],
      ['packed, cut off behind it', textOf('zTXt', xmp, [0], packed.subarray(0, packed.length - 6))],
    ])('%s', (_, chunkWithIt) => expect(isAi(chunkWithIt)).toBe(true))

    it.each([
      ['under another keyword', textOf('zTXt', 'Comment\0', [0], packed)],
      ['packed in another way', textOf('iTXt', xmp, [1, 7], '\0\0', packed)],
      ['as what is no packed text', textOf('zTXt', xmp, [0], foreignXmp)],
      ['without an end of its languages', textOf('iTXt', xmp, [0, 0], 'ko')],
      ['empty', textOf('iTXt', xmp)],
    ])('not %s', (_, chunkWithIt) => expect(isAi(chunkWithIt)).toBe(false))

    it('which is looked for in the beginning of what is packed, and in few of them', () => {
      const padded = zlibSync(bytes(new Uint8Array(300_000), foreignXmp))
      expect(isAi(textOf('zTXt', xmp, [0], padded))).toBe(false)
      const other = textOf('zTXt', xmp, [0], zlibSync(bytes('<x/>')))
      const fitting = textOf('zTXt', xmp, [0], packed)
      expect(isAi(other, other, other, fitting)).toBe(true)
      expect(isAi(other, other, other, other, fitting)).toBe(false)
    })
  })

  it('stays an animation, which is announced before its pixels', () => {
    const frames = [chunk('fcTL', 'x'), pixels, chunk('fcTL', 'x'), chunk('fdAT', 'x')]
    const whole = bytes(head, chunk('acTL', 'x'), ...frames, end)
    expect(strip(whole)).toEqual({ bytes: whole, orientation: 1, isAnimated: true })
    expect(strip(head, pixels, chunk('acTL', 'x'), chunk('fdAT', 'x'), end)?.bytes).toEqual(
      bytes(head, pixels, end),
    )
  })

  it('whose structure cannot be read is none', () => {
    expect(strip(head, pixels)).toBeNull()
    expect(strip(head, [0, 0, 9, 9], pixels, end)).toBeNull()
    expect(strip(head, chunk('CgBI', 'x'), pixels, end)).toBeNull()
  })
})

describe('a GIF', () => {
  const head = bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 9, 9, 9])
  const frame = bytes([0x21, 0xf9, 4, 0, 10, 0, 0, 0], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const loop = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
  const strip = (...parts: ArrayLike<number>[]) => stripMetadata(bytes(...parts), 'image/gif')

  it('loses comments, texts, applications and what stands behind its end; it goes on moving', () => {
    const notes = [
      bytes([0x21, 0xfe, 3], 'hi!', [0]),
      bytes([0x21, 0x01, 12], new Uint8Array(12), [2], 'hi', [0]),
      bytes([0x21, 0xff, 11], 'XMP DataXMP', [4], '<x/>', [0]),
    ]
    const talkative = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 4], 'more', [0])
    expect(strip(head, ...notes, talkative, frame, ...notes, frame, [0x3b], head, frame)).toEqual({
      bytes: bytes(head, loop, frame, frame, [0x3b]),
      orientation: 1,
      isAnimated: true,
    })
  })

  it('that breaks off is closed', () => {
    expect(strip(head, frame)?.bytes).toEqual(bytes(head, frame, [0x3b]))
    expect(strip(head, frame.subarray(0, -1))?.bytes).toEqual(bytes(head, frame, [0x3b]))
    expect(strip(head)).toBeNull()
  })
})

describe('a WebP', () => {
  const chunk = (name: string, ...data: (string | ArrayLike<number>)[]) => {
    const whole = bytes(...data)
    return bytes(name, [whole.length, 0, 0, 0], whole, new Uint8Array(whole.length % 2))
  }
  const riff = (...chunks: ArrayLike<number>[]) => {
    const content = bytes('WEBP', ...chunks)
    return bytes('RIFF', [content.length & 0xff, content.length >> 8, 0, 0], content)
  }
  const header = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0])
  const pixels = chunk('VP8 ', [1, 2, 3])
  const frame = (...inside: ArrayLike<number>[]) => chunk('ANMF', new Uint8Array(16), ...inside)
  const strip = (...parts: ArrayLike<number>[]) => stripMetadata(bytes(...parts), 'image/webp')

  it('loses EXIF, XMP, unknown chunks and what stands behind its end', () => {
    const notes = [chunk('EXIF', tiff(1)), chunk('XMP ', '<x/>'), chunk('abcd', 'x')]
    expect(strip(riff(header(0x2c), chunk('ICCP', 'x'), ...notes, pixels, pixels), riff(pixels))).toEqual({
      bytes: riff(header(0x20), chunk('ICCP', 'x'), pixels),
      orientation: 1,
      isAnimated: false,
    })
    expect(strip(riff(pixels, ...notes))?.bytes).toEqual(riff(pixels))
  })

  it('that is turned says so, and nothing else', () => {
    for (const prefix of ['', 'Exif\0\0'])
      expect(strip(riff(header(0x08), pixels, chunk('EXIF', prefix, tiff(3))))).toEqual({
        bytes: riff(header(0x08), pixels, chunk('EXIF', prefix, upright(3))),
        orientation: 3,
        isAnimated: false,
      })
  })

  it('that a model made keeps that, and nothing else that its XMP says', () => {
    const xmp = (text: string) => {
      const whole = bytes(text)
      const length = [whole.length & 0xff, whole.length >> 8, 0, 0]
      return bytes('XMP ', length, whole, new Uint8Array(whole.length % 2))
    }
    const marked = riff(header(0x04), pixels, xmp(aiXmp))
    const told = strip(riff(header(0x0c), pixels, chunk('EXIF', tiff(1)), xmp(foreignXmp)))
    expect(told).toEqual({ bytes: marked, orientation: 1, isAnimated: false, isAi: true })
    expect(strip(marked)?.bytes).toEqual(marked)
    // Readers do not look for what the header does not announce.
    expect(strip(riff(header(0), pixels, xmp(foreignXmp)))?.isAi).toBeUndefined()
  })

  it('stays an animation, without notes inside of its frames', () => {
    const whole = riff(header(0x02), chunk('ANIM', 'x'), frame(pixels), frame(chunk('ALPH', 'x'), pixels))
    const noted = [frame(pixels, chunk('abcd', 'x')), frame(chunk('ALPH', 'x'), pixels, pixels)]
    const notes = [chunk('XMP ', 'x'), pixels, chunk('EXIF', tiff(1))]
    expect(strip(riff(header(0x0e), chunk('ANIM', 'x'), ...noted, ...notes))).toEqual({
      bytes: whole,
      orientation: 1,
      isAnimated: true,
    })
  })

  it('whose structure cannot be read is none', () => {
    expect(strip(riff(header(0)))).toBeNull()
    expect(strip(riff(header(2), pixels))).toBeNull()
    expect(strip(riff(pixels).subarray(0, -2))).toBeNull()
    expect(strip(text('RIFF'))).toBeNull()
  })
})

it('another format is none', () => {
  expect(stripMetadata(new Uint8Array(20), 'image/avif')).toBeNull()
})
