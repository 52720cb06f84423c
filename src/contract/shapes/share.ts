import * as z from 'zod'
import { languages } from '#model/language/languages.ts'
import { approval } from './approval.ts'
import { id, listOf, nothing } from './basic.ts'
import { photoCredit } from './file.ts'

/** What a share link shows: the whole guide, or one of its two parts. */
export const shareParts = ['ALL', 'CORE', 'VISUAL'] as const

/** What a link can offer beside its page: logo files, colours for programs, the list of fonts. */
const downloadKinds = ['logo', 'colors', 'fonts'] as const

/** Parts of the strategy that a link can show beside the guide: nothing of it unless its maker has chosen so. */
const strategyParts = ['KEYWORDS', 'VOICE', 'PERSONAS'] as const

/** The files that a logo may have. */
const logoParts = ['vector', 'primary', 'secondary', 'blackWhite', 'symbol'] as const

const language = z.enum(languages.map(({ key }) => key))

const share = z
  .object({
    idShare: z.number(),
    /**
     * Last part of `/share/{key}`, `/share/core/{key}` or `/share/visual/{key}`. Empty, like `url`, where the server cannot
     * read it any more, which is after a restore without the former secret; the link opens all the same.
     */
    key: z.string(),
    url: z.string(),
    /** Another one is of a newer release: `key` and `url` are empty until a node of that answers. */
    part: z.enum(shareParts).or(z.string()),
    /** true: only approved sections are shown, as they were approved. */
    approvedOnly: z.boolean(),
    /** true: what the link shows of the visual identity can be downloaded as well. */
    downloads: z.boolean(),
    /** Languages in which it shows the guide beside that of the brand, where there are translations; none if `approvedOnly`. */
    languages: z.array(z.string()).optional(),
    /** Parts of the strategy that it shows as well; one of a newer release may be among them. */
    strategy: z.array(z.string()).optional(),
    /** When it stops opening; null: when it is revoked. */
    endsAt: z.string().nullable().optional(),
    /** Whether it asks its readers for a password. */
    hasPassword: z.boolean().optional(),
    createdBy: z.string().nullable(),
    createdAt: z.string(),
    /** Openings by readers; those of the team are not counted. */
    openedCount: z.number().optional(),
    lastOpenedAt: z.string().nullable().optional(),
    /** Since when openings are counted; null: since it was made. */
    countedFrom: z.string().nullable().optional(),
  })
  .meta({ id: 'Share' })

export const listShares = { answer: listOf('shares', share) }

export const createShare = {
  /** `downloads` is of no effect on links that do not show the visual identity. */
  body: z.object({
    part: z.enum(shareParts),
    approvedOnly: z.boolean().optional(),
    downloads: z.boolean().optional(),
    languages: z.array(language).max(languages.length).optional(),
    strategy: z.array(z.enum(strategyParts)).max(strategyParts.length).optional(),
    /** In the future, at most a year ahead: else INVALID_VALUE. */
    endsAt: z.iso.datetime({ offset: true }).optional(),
    /** 8 to 64 letters with a letter and a digit: else INVALID_PASSWORD. */
    password: z.string().max(256).optional(),
  }),
  answer: share,
}

export const revokeShare = { params: z.object({ idShare: id }), answer: nothing }

/** An unknown key, a revoked one, one that has ended and one whose password was not given in this browser answer NOT_FOUND alike. */
const query = z.object({ key: z.string().min(1).max(64) })

/** `lang`: the language to show it in, instead of that of the caller. */
const shown = query.extend({ lang: language.optional() })

const sharedBrand = z.object({
  name: z.string(),
  subName: z.string().nullable(),
  industry: z.string().nullable(),
  website: z.string().nullable(),
  /** The chosen tagline; null where none is chosen, or where the link shows approved sections only and it is not. */
  tagline: z.string().nullable(),
})

const text = z.string().nullable()

const sharedApproval = approval.pick({ state: true, at: true }).nullable()

/** The core of a brand; a section that is not shown is null. */
const sharedCore = z
  .object({
    purpose: z.object({ target: text, discomfort: text, purposeManifesto: text }).nullable(),
    story: z.object({ background: text, what: text, how: text, achieve: text, service: text }).nullable(),
    vision: z
      .object({ ideal: text, businessScope: text, aspiration: text, visionManifesto: text })
      .nullable(),
    values: z.array(z.object({ keyword: text, description: text })).nullable(),
    /** When any answer of this part was last changed; null before the first one. */
    updatedAt: text,
    approval: z.object({
      purpose: sharedApproval,
      story: sharedApproval,
      vision: sharedApproval,
      value: sharedApproval,
    }),
  })
  .meta({ id: 'SharedCore' })

const picture = z
  .object({
    url: z.string(),
    /** Media type; null where the file was deleted. */
    type: z.string().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    /** false: deleted after it was put into the guide; its url answers 404. */
    isThere: z.boolean(),
  })
  .nullable()

const font = z
  .object({ family: z.string(), name: z.string(), cssPath: z.string(), weightValue: z.number() })
  .nullable()

/** The visual part of a guide; a section that is not shown is null. */
const sharedVisual = z
  .object({
    logo: z
      .object({ primary: picture, secondary: picture, blackWhite: picture, vector: picture, symbol: picture })
      .nullable(),
    colors: z
      .object({
        main: text,
        secondary: text,
        tertiary: text,
        quaternary: text,
        success: text,
        info: text,
        warning: text,
        danger: text,
      })
      .nullable(),
    typography: z.object({ korMain: font, korSub: font, engMain: font, engSub: font }).nullable(),
    photography: z.array(
      z.object({
        url: z.string(),
        isThere: z.boolean(),
        description: text,
        credit: photoCredit.nullable(),
        /** Made by an image model, which has to be said beside it; left out: of any other picture. */
        origin: z.enum(['AI']).optional(),
      }),
    ),
    /** When any answer of this part was last changed; null before the first one. */
    updatedAt: text,
    approval: z.object({ logo: sharedApproval, color: sharedApproval, typography: sharedApproval }),
  })
  .meta({ id: 'SharedVisual' })

/** What a link shows of the strategy; a part that it does not show is null. */
const sharedStrategy = z
  .object({
    keywords: z.array(z.string()).nullable(),
    voice: z.object({ individuality: text, voiceTone: text, attention: text }).nullable(),
    personas: z
      .array(
        z.object({
          name: text,
          /** Age, gender, job, role in the family and town, in words. */
          about: text,
          goal: text,
          achievements: text,
          discomfort: text,
          issue: text,
          problem: text,
          needs: text,
        }),
      )
      .nullable(),
  })
  .meta({ id: 'SharedStrategy' })

/** In which language texts are shown; absent where the link offers no translations. */
const shownTexts = z
  .object({
    /** Of the texts, as far as they are translated. */
    language,
    /** That of the brand's own answers. */
    source: language,
    /** Further languages that the link offers and that have translations. */
    offered: z.array(language),
    /** Texts of the answer that are shown in `source`, because their translation is missing. */
    untranslated: z.array(z.string()),
  })
  .meta({ id: 'SharedTexts' })

export const readShare = {
  query: shown,
  answer: z.object({ part: z.enum(shareParts), brand: sharedBrand, updatedAt: z.string() }),
}

export const renderShare = {
  query: shown,
  answer: z.object({
    part: z.enum(shareParts),
    brand: sharedBrand,
    updatedAt: z.string(),
    core: sharedCore.nullable(),
    visual: sharedVisual.nullable(),
    /** Left out where the link shows nothing of it. */
    strategy: sharedStrategy.optional(),
    /** What can be downloaded now; empty where the link offers nothing. */
    downloads: z.array(z.enum(downloadKinds)),
    texts: shownTexts.optional(),
  }),
}

export const readSharedCore = { query: shown, answer: sharedCore }

export const readSharedVisual = { query: shown, answer: sharedVisual }

export const downloadShared = {
  params: z.object({ kind: z.enum(downloadKinds) }),
  /** `lang`: also the language of names in the files, for links that send no header. */
  query: shown,
  answer: z.unknown(),
}

export const downloadSharedLogo = {
  params: z.object({ part: z.enum(logoParts) }),
  query: shown,
  answer: z.unknown(),
}

export const readSharedFile = {
  params: z.object({ idFile: id }),
  /** `form`: the logo in black alone, instead of as it is. */
  query: query.extend({
    width: z.coerce.number().int().min(16).max(2048).optional(),
    form: z.enum(['one-colour']).optional(),
  }),
  answer: z.unknown(),
}
