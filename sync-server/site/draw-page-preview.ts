import sharp from 'sharp'
import { paper } from '#model/colour/contrast.ts'
import type { Language } from '#model/language/languages.ts'
import { previewSize } from '#model/site/addresses.ts'
import type { PageHead } from '#model/site/renderer.ts'
import { sealPaths } from '#server/api/share/page/seal.ts'
import { setText } from '#server/api/share/set-text.ts'
import type { Face } from '#server/fonts/letters.ts'

interface Facts extends PageHead {
  readonly language: Language
  readonly host: string
}

/** Space at the sides, and above the seal. */
const [margin, edge] = [88, 64]
const inside = previewSize.width - 2 * margin
/** As `--seal`, `--ink`, `--ink-soft` and `--line` on paper, in `src/ui/tokens.css`. */
const colours = { seal: '#d73a26', ink: '#181b21', soft: '#585c66', line: '#d9d6cf' }
const sealSize = 88

/** The seal, what the page is called and says of itself, and where it is. */
export async function drawPagePreview({ title, description, language, host }: Facts): Promise<Buffer> {
  const faces = (weight: number) => facesOf(language, weight)
  const name = await setText(language === 'ko' ? '새김' : 'Saegim', {
    faces: faces(700),
    sizes: [40],
    width: inside,
    mostLines: 1,
    lineHeight: 1.3,
  })
  const heading = await setText(title, {
    faces: faces(700),
    sizes: [88, 76, 66, 58, 50],
    width: inside,
    mostLines: 2,
    lineHeight: 1.22,
  })
  const summary = await setText(description, {
    faces: faces(400),
    sizes: [36, 33, 30],
    width: inside,
    mostLines: 3,
    lineHeight: 1.45,
  })
  const foot = await setText(host, {
    faces: faces(500),
    sizes: [26],
    width: inside,
    mostLines: 1,
    lineHeight: 1.4,
  })
  const gap = 20
  const top = edge + sealSize
  const bottom = 540
  const y = Math.round((top + bottom - heading.height - gap - summary.height) / 2)
  const { width, height } = previewSize
  const words = [
    name.draw(margin + sealSize + 22, edge + (sealSize - name.height) / 2),
    heading.draw(margin, y),
  ].join('')
  const soft = [summary.draw(margin, y + heading.height + gap), foot.draw(margin, bottom + 18)].join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="${paper}" d="M0 0H${width}V${height}H0z"/>` +
    `<g transform="translate(${margin} ${edge}) scale(${sealSize / 40})"><path fill="${colours.seal}" d="${sealPaths.edge}"/>` +
    `<path fill="none" stroke="${paper}" stroke-width="${sealPaths.strokeWidth}" stroke-linecap="square" d="${sealPaths.strokes}"/></g>` +
    `<path fill="${colours.line}" d="M${margin} ${bottom}h${inside}v2h${-inside}z"/>` +
    `<path fill="${colours.ink}" d="${words}"/><path fill="${colours.soft}" d="${soft}"/></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** The same characters have other shapes in each language. */
function facesOf(language: Language, weight: number): Face[] {
  const han = { ko: 'jp', en: 'jp', ja: 'jp', 'zh-CN': 'sc', 'zh-TW': 'tc' }[language]
  return [
    { slug: 'pretendard', weight },
    { slug: `noto-sans-${han}`, weight },
  ]
}
