import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFamilies } from '#model/options/fonts.ts'
import type { SharedGuide } from './shared-guide.ts'
import type { PageWords } from './words.ts'

type Typography = NonNullable<NonNullable<SharedGuide['visual']>['typography']>

const packages = join(import.meta.dirname, '../../../node_modules/@fontsource')
const roles = ['korMain', 'korSub', 'engMain', 'engSub'] as const

interface Source {
  readonly source: string
  readonly licence: string
  readonly attribution: string
}

/** A font of a brand, and where its files come from. */
export interface FontOrigin extends Source {
  readonly role: (typeof roles)[number]
  readonly name: string
  readonly weight: number
}

/** The chosen fonts with their sources and licences. */
export async function fontOrigins(typography: Typography): Promise<FontOrigin[]> {
  const origins = roles.map(async (role): Promise<FontOrigin[]> => {
    const font = typography[role]
    if (!font) return []
    const name = font.name === font.family ? font.name : `${font.name} (${font.family})`
    return [{ role, name, weight: font.weightValue, ...(await sourceOf(font.family)) }]
  })
  return (await Promise.all(origins)).flat()
}

/** Names, weights, sources and licences of a brand's fonts as a text. The files come from their own sources. */
export async function listFonts(typography: Typography, words: PageWords): Promise<string> {
  const origins = await fontOrigins(typography)
  const parts = origins.map(({ role, name, weight, source, licence, attribution }) => [
    words.label(`visual.${role}`),
    name,
    `${words.say('fontWeight')}: ${weight}`,
    `${words.say('fontSource')}: ${source}`,
    `${words.say('fontLicence')}: ${licence}`,
    attribution,
    '',
  ])
  return parts.flat().join('\r\n')
}

/** From the metadata of the package that serves the family. */
async function sourceOf(family: string): Promise<Source> {
  const slug = fontFamilies.find((candidate) => candidate.family === family)?.slug ?? ''
  if (slug === 'pretendard')
    return {
      source: 'https://github.com/orioncactus/pretendard',
      licence: 'SIL Open Font License 1.1 (https://openfontlicense.org)',
      attribution: 'Copyright (c) 2021, Kil Hyung-jin, with Reserved Font Name Pretendard.',
    }
  const { license } = JSON.parse(await readFile(join(packages, slug, 'metadata.json'), 'utf8')) as {
    license: { type: string; url: string; attribution: string }
  }
  return {
    source: `https://fonts.google.com/specimen/${family.replaceAll(' ', '+')}`,
    licence: `${license.type === 'OFL-1.1' ? 'SIL Open Font License 1.1' : license.type} (${license.url})`,
    attribution: license.attribution,
  }
}
