import type { Body } from '#scene/body/body.ts'
import { filesIn } from '#scene/body/file-sources.ts'
import type { DressLogo } from '#scene/dress/dress.ts'
import { logoForms } from '#scene/dress/logo-forms.ts'
import type { photographRows, readVisualRow } from '#server/api/documents/visual/queries.ts'

/** Files of a brand, by their ids, that a body has places for. */
export interface WantedFiles {
  /** Of each form of the logo, the best first. */
  readonly logos: readonly { readonly form: DressLogo['form']; readonly ids: readonly number[] }[]
  /** The logo in black and white; none where the body has no place for a logo. */
  readonly blackWhite: readonly number[]
  /** In the order of the guide; null: the body has no place for it. */
  readonly photos: readonly (number | null)[]
  /** Those that pictures of the body name themselves. */
  readonly own: readonly number[]
  /** The body has a place for a logo, and the brand has no file of one. */
  readonly isLogoMissing: boolean
}

type VisualRow = Awaited<ReturnType<typeof readVisualRow>>
type PhotographRows = Awaited<ReturnType<typeof photographRows.list>>

/** `visual` and `photographs`: the rows of the brand, undefined where it has none. */
export function wantedFiles(body: Body, visual: VisualRow, photographs: PhotographRows): WantedFiles {
  const slots = JSON.stringify(body.pages)
  const hasLogo = /"\{logo\./.test(slots)
  const files = visual?.logo ?? {}
  const idsOf = (part: keyof typeof files) => files[part]?.idFile ?? []
  const numbers = new Set([...slots.matchAll(/"\{photo\.(\d{1,3})\}"/g)].map(([, number]) => Number(number)))
  return {
    logos: hasLogo ? logoForms.map(({ form, parts }) => ({ form, ids: parts.flatMap(idsOf) })) : [],
    blackWhite: hasLogo ? [idsOf('blackWhite')].flat() : [],
    // As on devices, `{photo.1}` is the first that is a file.
    photos: photographs
      .flatMap(({ id_file }) => id_file ?? [])
      .map((id, at) => (numbers.has(at + 1) ? id : null)),
    own: filesIn(body)
      .filter((file) => /^[1-9]\d{0,14}$/.test(file))
      .map(Number),
    isLogoMissing: hasLogo && Object.values(files).every((file) => !file?.idFile),
  }
}
