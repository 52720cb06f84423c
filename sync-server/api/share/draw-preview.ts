import sharp, { type Sharp } from 'sharp'
import { black, white } from '#model/colour/contrast.ts'
import { painted } from '#model/logo/one-colour.ts'
import { previewSize } from '#model/site/addresses.ts'
import { drawingProcess } from '#server/drawings/draw-apart.ts'
import type { Face } from '#server/fonts/letters.ts'
import { formOfPicture } from './logo-forms.ts'
import { setText } from './set-text.ts'

export interface PreviewFacts {
  readonly kind: string
  readonly name: string
  readonly tagline: string | null
  readonly foot: string
  /** Colours of the ground and of what stands on it, as `#RRGGBB`. */
  readonly ground: string
  readonly ink: string
  /** Faces for the name, for the tagline, and for the words of the interface. */
  readonly nameFaces: readonly Face[]
  readonly taglineFaces: readonly Face[]
  readonly smallFaces: readonly Face[]
}

export interface CutLogo {
  readonly png: Buffer
  readonly height: number
}

const margin = 80
const inside = previewSize.width - 2 * margin
const logoBox = { width: 600, height: 176 }
const plateEdge = 16
/** Vertical space between the line at the top and the one at the bottom. */
const middle = { top: 128, bottom: 514 }

/** The picture that messengers show of a link: the cover of the page. Without a logo the name is set large. */
export async function drawPreview(facts: PreviewFacts, mark: CutLogo | null): Promise<Buffer> {
  const line = { width: inside, mostLines: 1, lineHeight: 1.4 }
  const kind = await setText(facts.kind, { ...line, faces: facts.smallFaces, sizes: [26] })
  const foot = await setText(facts.foot, { ...line, faces: facts.smallFaces, sizes: [26] })
  const name = await setText(
    facts.name,
    mark
      ? { ...line, faces: facts.nameFaces, sizes: [40, 34, 30] }
      : {
          faces: facts.nameFaces,
          sizes: [116, 100, 86, 74, 64, 56],
          width: inside,
          mostLines: 2,
          lineHeight: 1.18,
        },
  )
  const tagline =
    facts.tagline === null
      ? null
      : await setText(facts.tagline, {
          faces: facts.taglineFaces,
          sizes: [42, 38, 34],
          width: inside,
          mostLines: 2,
          lineHeight: 1.38,
        })
  const gaps = { mark: 32, tagline: mark ? 10 : 22 }
  const height =
    (mark ? mark.height + gaps.mark : 0) + name.height + (tagline ? tagline.height + gaps.tagline : 0)
  let y = Math.round((middle.top + middle.bottom - height) / 2)
  const markTop = y
  if (mark) y += mark.height + gaps.mark
  const paths = [kind.draw(margin, 64), name.draw(margin, y), foot.draw(margin, 530)]
  if (tagline) paths.push(tagline.draw(margin, y + name.height + gaps.tagline))
  const { width, height: whole } = previewSize
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}">` +
    `<path fill="${facts.ground}" d="M0 0H${width}V${whole}H0z"/><path fill="${facts.ink}" d="${paths.join('')}"/></svg>`
  return sharp(Buffer.from(svg))
    .composite(mark ? [{ input: mark.png, left: margin, top: markTop }] : [])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A logo in one colour, or on a plate, without the transparent space around it. `owner` as for `formOfPicture`. */
export async function cutLogo(logo: Buffer, ink: string, owner: string): Promise<CutLogo> {
  // At twice the size that it gets, because it may have space around it.
  const twice = { width: logoBox.width * 2, height: logoBox.height * 2 }
  const { form, ...size } = await formOfPicture(logo, twice, owner)
  if (form.kind === 'form') {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
    const pixels = painted(form.opacity, [r ?? 0, g ?? 0, b ?? 0])
    return fitted(sharp(pixels, { raw: { ...size, channels: 4 } }), logoBox)
  }
  const background = form.kind === 'plate' && form.ground === 'black' ? black : white
  const box = { width: logoBox.width - 2 * plateEdge, height: logoBox.height - 2 * plateEdge }
  const edges = { top: plateEdge, bottom: plateEdge, left: plateEdge, right: plateEdge }
  const own = await drawingProcess.run(owner, 'draw', { bytes: logo, box: { ...twice, isFilled: true } })
  const { png } = await fitted(sharp(own), box)
  const plate = await sharp(png)
    .flatten({ background })
    .extend({ ...edges, background })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: plate.data, height: plate.info.height }
}

async function fitted(picture: Sharp, box: { width: number; height: number }): Promise<CutLogo> {
  const trimmed = await picture.ensureAlpha().trim({ background: '#00000000', threshold: 1 }).png().toBuffer()
  const { data, info } = await sharp(trimmed)
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, height: info.height }
}
