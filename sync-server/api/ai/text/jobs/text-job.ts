import type { z } from 'zod'
import type { AiDraft } from '#contract/shapes/ai.ts'
import type { Register } from '#model/draft-guards/register.ts'
import type { Language } from '#model/language/languages.ts'
import type { BrandData } from '../prompts/brand-data.ts'

/** A text that is to be written: what the model is told, what it has to answer, and what takes its place. */
export interface TextJob {
  /** Name and version of the prompt; another wording is another version. */
  readonly version: string
  readonly language: Language
  /** What to write, behind what all jobs have in common. */
  readonly instructions: string
  readonly data: BrandData
  /** What the model answers; null: a text alone. */
  readonly form: JobForm | null
  readonly maxTokens: number
  /** 0 to 1. */
  readonly temperature: number
  readonly register: Register | null
  /** Of a text, in UTF-16 units. */
  readonly longest: number
  /** What the member has written of it; empty where the text is new. */
  readonly ownText: string
  readonly brandName: string
  /** The same by the rules of the product; null: they have none. */
  readonly byRules: (() => readonly AiDraft[]) | null
}

export interface JobForm {
  readonly name: string
  readonly shape: z.ZodType<{ readonly drafts: readonly Partial<AiDraft>[] }>
}

/** A draft that has a text alone. */
export function draftOf(text: string, more: Partial<AiDraft> = {}): AiDraft {
  return { title: null, action: null, key: null, ...more, text }
}
