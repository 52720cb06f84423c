import type { Kysely } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { renderShare } from '#contract/share.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { Language } from '#model/language/languages.ts'
import type { FindTranslation } from '#model/translations/stored.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { readBrandRow } from '../brands/queries.ts'
import { photographRows } from '../documents/visual/queries.ts'
import { optionWords } from '../reference/options/words.ts'
import { type Content, readContent } from './content.ts'
import { type Pictures, readPictures } from './pictures.ts'
import type { OpenShare } from './queries.ts'
import { textsOfStrategy, toStrategy } from './shared-strategy.ts'
import { toColors, toTypography } from './shared-visual.ts'
import { type GuideLanguage, readGuideLanguage, translateAnswers } from './translate-guide.ts'

export type SharedGuide = AnswerOf<typeof renderShare>

const { core: coreFields, info, visual: visualFields } = guide

/**
 * Reads what a link shows of a brand, and nothing else. Rejects with NOT_FOUND where the brand is deleted.
 */
export async function readSharedGuide(
  db: Kysely<DB>,
  share: OpenShare,
  language: Language,
): Promise<SharedGuide> {
  const brand = await readBrandRow(db, share.brand_id)
  const written = await readContent(db, share)
  const guideLanguage = await readGuideLanguage(db, share, language)
  const find = guideLanguage?.find ?? null
  const content = find ? { ...written, answers: translateAnswers(written.answers, find) } : written
  const { answers, changedAt } = content
  const core = share.part === 'VISUAL' ? null : toCore(content)
  const visual = share.part === 'CORE' ? null : await readVisual(db, share, content, { language, find })
  const chosenStrategy = toStrategy(share, content, language)
  const industry = textAt(answers, info.industry)
  // The tagline belongs to the strategy: it is part of neither the core nor the visual identity alone.
  const hasTagline = share.part === 'ALL' && content.shows('brandPersonalityTagline')
  const shown: SharedGuide = {
    part: share.part,
    brand: {
      // A page without a name says nothing to its reader, so that is shown unapproved too.
      name: textAt(answers, info.name) ?? find?.(info.name.path, brand.name) ?? brand.name,
      subName: textAt(answers, info.subName),
      industry: industry === null ? null : (optionWords(language).industry[industry] ?? null),
      website: textAt(answers, info.website),
      tagline: hasTagline ? textAt(answers, strategy.personality.tagline1)?.trim() || null : null,
    },
    updatedAt:
      latestOf([
        ...changedAt.brand,
        core?.updatedAt,
        visual?.updatedAt,
        ...(hasTagline ? changedAt.personality : []),
      ]) ?? brand.updated_at.toISOString(),
    core,
    visual,
    ...(chosenStrategy && { strategy: chosenStrategy }),
    downloads: share.downloads && visual ? downloadsOf(visual) : [],
  }
  return guideLanguage ? { ...shown, texts: textsOf(shown, guideLanguage) } : shown
}

function textsOf(
  { brand, core, visual, strategy: chosen }: SharedGuide,
  { source, offered, language, found }: GuideLanguage,
) {
  const { purpose, story, vision, values } = core ?? {}
  const texts = [
    ...[brand.name, brand.subName, brand.tagline],
    ...[purpose, story, vision, ...(values ?? [])].flatMap((answers) => Object.values(answers ?? {})),
    ...(visual?.photography ?? []).map(({ description }) => description),
    ...(chosen ? textsOfStrategy(chosen) : []),
  ]
  const isLeft = (text: string | null) => text !== null && text.trim() !== '' && !found.has(text)
  return {
    language,
    source,
    offered: [...offered],
    untranslated: language === source ? [] : [...new Set(texts)].filter(isLeft).map(String),
  }
}

/** What can be downloaded: what is shown of the visual identity, and is there. */
function downloadsOf({ logo, colors, typography }: NonNullable<SharedGuide['visual']>) {
  const offers = {
    logo: Object.values(logo ?? {}).some((picture) => picture?.isThere),
    colors: Object.values(colors ?? {}).some((hex) => hex !== null),
    fonts: Object.values(typography ?? {}).some((font) => font !== null),
  }
  return (['logo', 'colors', 'fonts'] as const).filter((kind) => offers[kind])
}

function latestOf(moments: readonly (string | null | undefined)[]): string | null {
  return (
    moments
      .flatMap((moment) => moment ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/** What REST has at a field; null for nothing and for an empty text. */
function textAt(answers: Answers, { path }: { readonly path: string }): string | null {
  const found = answers[path]
  return typeof found === 'string' && found !== '' ? found : null
}

function toCore({ answers, approvals, shows, changedAt }: Content): NonNullable<SharedGuide['core']> {
  const text = (field: { readonly path: string }) => textAt(answers, field)
  return {
    purpose: shows('brandCorePurpose')
      ? {
          target: text(coreFields.target),
          discomfort: text(coreFields.discomfort),
          purposeManifesto: text(coreFields.purposeManifesto),
        }
      : null,
    story: shows('brandCoreStory')
      ? {
          background: text(coreFields.background),
          what: text(coreFields.what),
          how: text(coreFields.how),
          achieve: text(coreFields.achieve),
          service: text(coreFields.service),
        }
      : null,
    vision: shows('brandCoreVision')
      ? {
          ideal: text(coreFields.ideal),
          businessScope: text(coreFields.businessScope),
          aspiration: text(coreFields.aspiration),
          visionManifesto: text(coreFields.visionManifesto),
        }
      : null,
    values: shows('brandCoreValue')
      ? itemsOf(answers, coreFields.values.path).map((item) => ({
          keyword: textAt(item, { path: 'keyword' }),
          description: textAt(item, { path: 'description' }),
        }))
      : null,
    updatedAt: latestOf(changedAt.core),
    approval: {
      purpose: approvals.get('brandCorePurpose') ?? null,
      story: approvals.get('brandCoreStory') ?? null,
      vision: approvals.get('brandCoreVision') ?? null,
      value: approvals.get('brandCoreValue') ?? null,
    },
  }
}

async function readVisual(
  db: Kysely<DB>,
  share: OpenShare,
  { answers, approvals, shows, changedAt }: Content,
  { language, find }: { readonly language: Language; readonly find: FindTranslation | null },
): Promise<NonNullable<SharedGuide['visual']>> {
  // Photographs are in no section that can be approved, so links to approved sections leave them out.
  const photographs = share.approved_only ? [] : await photographRows.list(db, share.brand_id)
  const idAt = ({ path }: { readonly path: string }) =>
    (answers[path] as { idFile?: number } | null | undefined)?.idFile ?? null
  const logos = {
    primary: idAt(visualFields['logoJson.primary']),
    secondary: idAt(visualFields['logoJson.secondary']),
    blackWhite: idAt(visualFields['logoJson.blackWhite']),
    vector: idAt(visualFields['logoJson.vector']),
    symbol: idAt(visualFields.logoSymbol),
  }
  const pictures: Pictures = await readPictures(db, share, [
    ...Object.values(logos),
    ...photographs.map(({ id_file }) => id_file),
  ])
  const at = (role: string) => answers[`visual.${role}`]
  const translated = (text: string | null) =>
    (text && find?.(`${visualFields.photography.path}/description`, text)) ?? text
  return {
    logo: shows('brandVisualLogo')
      ? {
          primary: pictures.of(logos.primary),
          secondary: pictures.of(logos.secondary),
          blackWhite: pictures.of(logos.blackWhite),
          vector: pictures.of(logos.vector),
          symbol: pictures.of(logos.symbol),
        }
      : null,
    colors: shows('brandVisualColor') ? toColors(at) : null,
    typography: shows('brandVisualTypography') ? toTypography(at, language) : null,
    photography: photographs.flatMap(({ id_file, description }) => {
      const picture = pictures.of(id_file)
      if (!picture) return []
      const { url, isThere, credit, isByModel } = picture
      return [
        {
          url,
          isThere,
          description: translated(description),
          credit,
          ...(isByModel && { origin: 'AI' as const }),
        },
      ]
    }),
    updatedAt: latestOf(changedAt.visual),
    approval: {
      logo: approvals.get('brandVisualLogo') ?? null,
      color: approvals.get('brandVisualColor') ?? null,
      typography: approvals.get('brandVisualTypography') ?? null,
    },
  }
}
