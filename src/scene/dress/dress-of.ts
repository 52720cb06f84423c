import { coloursOf } from '#model/colour/brand-colours.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { logoClearSpace } from '#model/logo/logo-rules.ts'
import { fontFamilyOf } from '#model/options/fonts.ts'
import type { SceneFace } from '../list/drawing.ts'
import type { Dress, DressLogo, DressPicture, FontSlot, WordSlot } from './dress.ts'

const { info, visual } = guide
const { personality } = strategy

const wordFields: Readonly<Record<WordSlot, { readonly path: string }>> = {
  name: info.name,
  subName: info.subName,
  tagline1: personality.tagline1,
  tagline2: personality.tagline2,
  tagline3: personality.tagline3,
  website: info.website,
  address: info.address,
  representative: info.representative,
  email: info.email,
  businessName: info.businessName,
  businessNumber: info.businessNumber,
}

const fontSlots: readonly FontSlot[] = ['korMain', 'korSub', 'engMain', 'engSub']

/** The dress of a brand: its answers in guide and strategy, and its pictures as its host has measured them. */
export function dressOf(
  answers: Answers,
  pictures: { readonly logos: readonly DressLogo[]; readonly photos: readonly DressPicture[] },
): Dress {
  return {
    colours: filled(coloursOf(answers)),
    fonts: filled(Object.fromEntries(fontSlots.map((slot) => [slot, facesOf(answers[visual[slot].path])]))),
    words: filled(
      Object.fromEntries(
        Object.entries(wordFields).map(([slot, { path }]) => [slot, textOf(answers, path).trim() || null]),
      ),
    ),
    ...pictures,
    clearSpace: logoClearSpace,
  }
}

function facesOf(answer: unknown): readonly SceneFace[] | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { idFontFamily, weightValue } = answer as { idFontFamily?: unknown; weightValue?: unknown }
  const family = typeof idFontFamily === 'number' ? fontFamilyOf(idFontFamily) : undefined
  return family && typeof weightValue === 'number' ? [{ family: family.slug, weight: weightValue }] : null
}

function filled<Value>(values: Readonly<Record<string, Value | null>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== null),
  )
}
