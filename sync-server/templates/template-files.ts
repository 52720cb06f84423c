import { z } from 'zod'
import { layerId, layerText, textRuns } from '#contract/shapes/body/layers.ts'
import { looks, trade } from '#contract/shapes/market.ts'
import { fileIdPattern, googleKinds } from '#model/google/document-address.ts'
import { languages } from '#model/language/languages.ts'
import { occasionKeys } from '#model/occasions/occasions.ts'
import { industries } from '#model/options/business.ts'

/* The files of a template's folder but its body, that of a Google document, and the list of tags. Strict, so that a misspelt property is reported. */

const language = z.enum(languages.map(({ key }) => key))

/** By language; Korean always. */
const words = (max: number) =>
  z
    .partialRecord(language, z.string().trim().min(1).max(max))
    .refine(({ ko }) => ko !== undefined, 'needs a text in Korean')

export type Words = z.infer<ReturnType<typeof words>>

const trades = new Set<string>(industries.flatMap(({ key, children }) => [key, ...children]))
const ofTrades = z.array(trade.refine((key) => trades.has(key), 'is no industry')).max(20)
const ofOccasions = z.array(z.enum(occasionKeys)).max(10)
const tagKey = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** `about.json`. */
export const aboutFile = z.strictObject({
  names: words(60),
  purposes: words(300),
  /** Keys of `tags.json`. */
  tags: z.array(tagKey).max(12),
  /** Industries and groups of them that it is made for; none: any. */
  trades: ofTrades,
  occasions: ofOccasions,
  look: z.enum(looks),
  premium: z.boolean(),
  /** Ids of texts that suit any brand as they are, such as `크기`. */
  fixed: z.array(layerId).max(200).default([]),
})

export type About = z.infer<typeof aboutFile>

/** `about.json` of a Google document. */
export const documentFile = z.strictObject({
  names: words(60),
  purposes: words(300),
  kind: z.enum(googleKinds),
  /** As the document's address has it between `/d/` and the next slash. */
  fileId: z.string().regex(fileIdPattern),
  /** Whether a brand writes its strategy in it. */
  isStrategy: z.boolean().default(false),
})

/** How many templates a bundle has. */
const bundleSize = { least: 4, most: 12 } as const

/** `about.json` of a bundle. */
export const bundleFile = z.strictObject({
  names: words(60),
  purposes: words(300),
  /** Their numbers, in the order in which they are shown. */
  templates: z
    .array(z.number().int().positive())
    .min(bundleSize.least)
    .max(bundleSize.most)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'has a template twice'),
  trades: ofTrades,
  occasions: ofOccasions,
  look: z.enum(looks),
  premium: z.boolean(),
})

export type AboutBundle = z.infer<typeof bundleFile>

/** Of a layer, a page, or a cell of a table: `<id of its row>/item`, `/price` or `/note`. */
const wordsId = z.string().regex(/^[A-Za-z0-9_-]{1,40}(?:\/(?:item|price|note))?$/)

/** `words.json`: by id of the layer, page or cell its text, its runs, the description of its picture or the name of the page. */
export const wordsFile = z.record(wordsId, z.partialRecord(language, z.union([layerText, textRuns])))

export type LayerWords = z.infer<typeof wordsFile>

/** `tags.json`. */
export const tagsFile = z
  .array(
    z.strictObject({
      id: z.number().int().min(1).max(1_000_000),
      key: tagKey,
      name: words(40),
      /** Whether a search begins with it. */
      recommend: z.boolean().default(false),
    }),
  )
  .max(500)

export type Tag = z.infer<typeof tagsFile>[number]
