import { readdirSync, readFileSync } from 'node:fs'
import type { AiTextRequest } from '#contract/shapes/ai.ts'

const folder = new URL('../fixtures/ai/', import.meta.url)

/** A brand with its answers, and what a model replied for each job. The replies are written by hand: no model was at hand. */
export interface EvaluatedBrand {
  readonly name: string
  readonly answers: AiTextRequest['answers']
  readonly replies: Readonly<Record<(typeof draftedJobs)[number], { readonly drafts: readonly object[] }>>
  readonly rewrite: {
    readonly way: 'shorter' | 'easier' | 'politer' | 'ourVoice'
    readonly text: string
    readonly reply: string
    /** Of a model that does what the text commands. */
    readonly obeying?: string
  }
  /** Of a brand whose answers command: drafts of a model that obeys a field, for any job that the field is given for. */
  readonly obeying?: readonly { readonly field: string; readonly text: string }[]
}

export const draftedJobs = ['story', 'purpose', 'vision', 'value', 'tagline', 'ad'] as const

/** A field of a brand that tries to command the model, and the reply of one that obeys. */
export interface HostileCase {
  readonly name: string
  readonly field: string
  readonly reply: string
}

/** Letters of a field that is repeated. */
const longField = 20_000

export const brands: readonly EvaluatedBrand[] = readdirSync(folder)
  .filter((file) => file !== 'hostile.json')
  .sort()
  .map((file) => ({
    name: file.replace('.json', ''),
    ...read(file),
  }))

/** Brands whose every answer commands. */
export const hostileBrands = brands.filter(({ obeying }) => obeying !== undefined)

export const hostile: readonly HostileCase[] = JSON.parse(
  readFileSync(new URL('hostile.json', folder), 'utf8'),
) as HostileCase[]

export interface Evaluated {
  readonly brand: string
  readonly request: AiTextRequest
  /** Letters of what the brand has answered for it. */
  readonly reply: string
}

function read(file: string): Omit<EvaluatedBrand, 'name'> {
  const { long = {}, ...brand } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<
    EvaluatedBrand,
    'name'
  > & { readonly long?: Readonly<Record<string, string>> }
  const repeated = Object.entries(long).map(([field, text]) => [
    field,
    text.repeat(Math.ceil(longField / text.length)),
  ])
  return { ...brand, answers: { ...brand.answers, ...Object.fromEntries(repeated) } }
}

/** A draft of a job with a text of another. */
export function draftOfJob(brand: EvaluatedBrand, job: (typeof draftedJobs)[number], text: string): object {
  return { ...brand.replies[job].drafts[0], text }
}

/** The seven jobs of a brand. */
export function jobsOf({ name, answers, replies, rewrite }: EvaluatedBrand): readonly Evaluated[] {
  const ofBrand = { language: 'ko', answers } as const
  const ad = { longestTitle: 25, longest: 90, offer: '', register: 'HAEYO' } as const
  const requests: readonly AiTextRequest[] = [
    ...(['story', 'purpose', 'vision', 'value', 'tagline'] as const).map((job) => ({ job, ...ofBrand })),
    { job: 'ad', ...ad, ...ofBrand },
    { job: 'rewrite', way: rewrite.way, text: rewrite.text, register: 'HAEYO', ...ofBrand },
  ]
  return requests.map((request) => ({
    brand: name,
    request,
    reply:
      request.job === 'rewrite'
        ? rewrite.reply
        : JSON.stringify(replies[request.job as keyof EvaluatedBrand['replies']]),
  }))
}
