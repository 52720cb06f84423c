import type { Kysely } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { renderShare } from '#contract/share.ts'
import type { ProgressName } from '#model/documents/progress-names.ts'
import type { Language } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { readBrandRow } from '../brands/queries.ts'
import { listApprovals } from '../documents/approval/queries.ts'
import { listValues, readCoreRow } from '../documents/brand-core/queries.ts'
import { personalityRows } from '../documents/personality/queries.ts'
import { colorsOf, photographRows, readVisualRow, typographyOf } from '../documents/visual/queries.ts'
import { optionWords } from '../reference/options/words.ts'
import { type Pictures, readPictures } from './pictures.ts'
import type { ShareRow } from './queries.ts'
import { toColors, toTypography } from './shared-visual.ts'

export type SharedGuide = AnswerOf<typeof renderShare>
type Approvals = ReadonlyMap<string, { readonly state: 'IN_REVIEW' | 'APPROVED'; readonly at: string }>

/**
 * Reads what a link shows of a brand, and nothing else. Rejects with NOT_FOUND where the brand is deleted.
 */
export async function readSharedGuide(
  db: Kysely<DB>,
  share: ShareRow,
  language: Language,
): Promise<SharedGuide> {
  const idBrand = share.brand_id
  const brand = await readBrandRow(db, idBrand)
  const approvals: Approvals = new Map(
    (await listApprovals(db, idBrand)).map(({ section, state, decided_at }) => [
      section,
      { state, at: decided_at.toISOString() },
    ]),
  )
  const isShown = (name: ProgressName) => !share.approved_only || approvals.get(name)?.state === 'APPROVED'
  const core = share.part === 'VISUAL' ? null : await readCore(db, idBrand, approvals, isShown)
  const visual = share.part === 'CORE' ? null : await readVisual(db, share, approvals, isShown, language)
  // The tagline belongs to the strategy: it is part of neither the core nor the visual identity alone.
  const tagline =
    share.part === 'ALL' && isShown('brandPersonalityTagline') ? await readTagline(db, idBrand) : null
  return {
    part: share.part,
    brand: {
      name: brand.name,
      subName: brand.sub_name,
      industry: brand.industry === null ? null : (optionWords(language).industry[brand.industry] ?? null),
      website: brand.website,
      tagline: tagline?.text ?? null,
    },
    updatedAt:
      latestOf([brand.updated_at, core?.updatedAt, visual?.updatedAt, tagline?.updatedAt]) ??
      brand.updated_at.toISOString(),
    core,
    visual,
    downloads: share.downloads && visual ? downloadsOf(visual) : [],
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

async function readTagline(db: Kysely<DB>, idBrand: number) {
  const row = await personalityRows.read(db, idBrand)
  return row && { text: row.tagline1?.trim() || null, updatedAt: row.updated_at }
}

function latestOf(moments: readonly (Date | string | null | undefined)[]): string | null {
  const times = moments.flatMap((moment) => (moment ? [new Date(moment).getTime()] : []))
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString()
}

async function readCore(
  db: Kysely<DB>,
  idBrand: number,
  approvals: Approvals,
  isShown: (name: ProgressName) => boolean,
): Promise<NonNullable<SharedGuide['core']>> {
  const row = await readCoreRow(db, idBrand)
  const values = await listValues(db, idBrand)
  const text = (words: string | null | undefined) => words ?? null
  return {
    purpose: isShown('brandCorePurpose')
      ? {
          target: text(row?.target),
          discomfort: text(row?.discomfort),
          purposeManifesto: text(row?.purpose_manifesto),
        }
      : null,
    story: isShown('brandCoreStory')
      ? {
          background: text(row?.background),
          what: text(row?.what),
          how: text(row?.how),
          achieve: text(row?.achieve),
          service: text(row?.service),
        }
      : null,
    vision: isShown('brandCoreVision')
      ? {
          ideal: text(row?.ideal),
          businessScope: text(row?.business_scope),
          aspiration: text(row?.aspiration),
          visionManifesto: text(row?.vision_manifesto),
        }
      : null,
    values: isShown('brandCoreValue')
      ? values.map(({ keyword, description }) => ({ keyword, description }))
      : null,
    updatedAt: latestOf([row?.updated_at, ...values.map(({ updated_at }) => updated_at)]),
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
  share: ShareRow,
  approvals: Approvals,
  isShown: (name: ProgressName) => boolean,
  language: Language,
): Promise<NonNullable<SharedGuide['visual']>> {
  const idBrand = share.brand_id
  const row = await readVisualRow(db, idBrand)
  const photographs = await photographRows.list(db, idBrand)
  const idOf = (part: string) => (isShown('brandVisualLogo') ? (row?.logo[part]?.idFile ?? null) : null)
  const parts = ['primary', 'secondary', 'blackWhite', 'vector', 'symbol'] as const
  const pictures: Pictures = await readPictures(db, share, [
    ...parts.map(idOf),
    ...photographs.map(({ id_file }) => id_file),
  ])
  const [primary, secondary, blackWhite, vector, symbol] = parts.map((part) => pictures.of(idOf(part)))
  return {
    logo: isShown('brandVisualLogo')
      ? {
          primary: primary ?? null,
          secondary: secondary ?? null,
          blackWhite: blackWhite ?? null,
          vector: vector ?? null,
          symbol: symbol ?? null,
        }
      : null,
    colors: isShown('brandVisualColor') ? toColors(colorsOf(row).chosen) : null,
    typography: isShown('brandVisualTypography') ? toTypography(typographyOf(row).chosen, language) : null,
    // Photographs are in no section that can be approved, so links to approved sections leave them out.
    photography: share.approved_only
      ? []
      : photographs.flatMap(({ id_file, description }) => {
          const picture = pictures.of(id_file)
          if (!picture) return []
          const { url, isThere, credit } = picture
          return [{ url, isThere, description, credit }]
        }),
    updatedAt: latestOf([row?.updated_at, ...photographs.map(({ updated_at }) => updated_at)]),
    approval: {
      logo: approvals.get('brandVisualLogo') ?? null,
      color: approvals.get('brandVisualColor') ?? null,
      typography: approvals.get('brandVisualTypography') ?? null,
    },
  }
}
