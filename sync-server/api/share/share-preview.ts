import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { black, paper, white } from '#model/colour/contrast.ts'
import type { Language } from '#model/language/languages.ts'
import { fontFamilies, nearestWeight } from '#model/options/fonts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Face } from '#server/fonts/letters.ts'
import { TooManyAtOnce } from '#server/gateways/concurrency-limit.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import type { Services } from '#server/http/context.ts'
import { listFileRows } from '../files/queries.ts'
import { coverLogo, inkOn, titleOf } from './cover-look.ts'
import { cutLogo, drawPreview, type PreviewFacts } from './draw-preview.ts'
import type { LogoForms } from './logo-forms.ts'
import { MadeFiles } from './made-files.ts'
import { idFileOf } from './pictures.ts'
import type { SharedGuide } from './shared-guide.ts'
import type { PageWords } from './words.ts'

const made = new MadeFiles(8_000_000)
/** A new number where the drawing changes: messengers keep pictures by their address. */
const design = 2

interface Shown {
  readonly guide: SharedGuide
  readonly forms: LogoForms
  readonly words: PageWords
}

export interface SharePreview {
  /** Names the content of the picture. */
  readonly version: string
  readonly isMade: boolean
  make(): Promise<Buffer>
}

/** The picture of a link, drawn from what the link shows and nothing else. */
export function previewOf(
  { guide, forms, words }: Shown,
  { db, services, idBrand }: { db: Kysely<DB>; services: Pick<Services, 'storage' | 'log'>; idBrand: number },
): SharePreview {
  const facts = factsOf(guide, words)
  const logo = coverLogo(guide.visual?.logo, forms)
  const idLogo = logo && idFileOf(logo.picture.url)
  const key = createHash('sha256')
    .update(JSON.stringify([design, idBrand, facts, idLogo]))
    .digest('base64url')
  return {
    version: key.slice(0, 12),
    isMade: made.has(key),
    make: () =>
      made.get(key, async () => {
        const [row] = idLogo === null ? [] : await listFileRows(db, idBrand, [idLogo])
        const bytes = row ? await readStored(services.storage, row.storage_key) : null
        const mark = bytes && (await cutLogo(bytes, facts.ink, `brand ${idBrand}`).catch(withoutLogo))
        return drawPreview(facts, mark)
      }),
  }

  function withoutLogo(err: unknown): null {
    // That says nothing about the logo.
    if (err instanceof TooManyAtOnce) throw err
    services.log.warn(
      { err, idFile: idLogo },
      'a logo could not be drawn; the preview shows the name instead',
    )
    return null
  }
}

function factsOf(guide: SharedGuide, words: PageWords): PreviewFacts {
  const { brand, visual } = guide
  const main = visual?.colors?.main ?? null
  const heads = [visual?.typography?.engMain, visual?.typography?.korMain]
  const han = hanFamilies(`${brand.name}${brand.tagline ?? ''}`, words.language)
  const facesOf = (weightOf: (chosen: number) => number): Face[] => [
    ...heads.flatMap((font) => (font ? faceOf(font.family, weightOf(font.weightValue)) : [])),
    ...ownFaces(weightOf(700)),
  ]
  const ownFaces = (weight: number) => ['Pretendard', ...han].flatMap((family) => faceOf(family, weight))
  return {
    kind: words.say(titleOf(guide)),
    name: brand.name,
    tagline: brand.tagline,
    foot: [brand.subName, brand.industry].filter((part) => part).join('  ·  '),
    ground: main ?? paper,
    ink: main !== null && inkOn(main) === 'white' ? white : black,
    nameFaces: facesOf((chosen) => chosen),
    taglineFaces: facesOf(() => 400),
    smallFaces: ownFaces(500),
  }
}

function faceOf(name: string, weight: number): Face[] {
  const family = fontFamilies.find((candidate) => candidate.family === name)
  return family ? [{ slug: family.slug, weight: nearestWeight(family, weight) }] : []
}

/** The family of the text's or the page's language first: the same character has different glyphs. */
function hanFamilies(text: string, page: Language): string[] {
  const isJapanese = page === 'ja' || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const first = isJapanese ? 'Noto Sans JP' : page === 'zh-CN' ? 'Noto Sans SC' : 'Noto Sans TC'
  return [...new Set([first, 'Noto Sans JP', 'Noto Sans SC', 'Noto Sans TC'])]
}
