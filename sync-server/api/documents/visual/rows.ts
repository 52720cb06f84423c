import type { AnswerOf } from '#contract/call.ts'
import { changeColors, changeLogo, changeTypography } from '#contract/shapes/visual.ts'
import type { readPhotograph } from '#contract/visual.ts'
import { urlOfFile } from '#server/api/files/rows.ts'
import { namesOf } from '../properties.ts'
import { type Choices, isFinalised } from './finalising.ts'
import type { PhotographRow, VisualRow } from './queries.ts'

export const colorNames = namesOf(changeColors.answer, 'finalised')
export const fontRoles = namesOf(changeTypography.answer, 'finalised')
export const logoParts = namesOf(changeLogo.answer.shape.logoJson)
export const photographNames = ['idFile', 'url', 'idUnsplash', 'description', 'orderAscending']

export function toLogo(row: VisualRow | undefined): AnswerOf<typeof changeLogo> {
  const fileOf = (part: string) => {
    const idFile = row?.logo[part]?.idFile
    return idFile === undefined ? null : { idFile, url: urlOfFile(idFile) }
  }
  return {
    logoJson: Object.fromEntries(logoParts.map((part) => [part, fileOf(part)])),
    logoSymbol: fileOf('symbol'),
  } as AnswerOf<typeof changeLogo>
}

export function toColors(choices: Choices): AnswerOf<typeof changeColors> {
  return toChoices(choices, colorNames) as AnswerOf<typeof changeColors>
}

export function toTypography(choices: Choices): AnswerOf<typeof changeTypography> {
  return toChoices(choices, fontRoles) as AnswerOf<typeof changeTypography>
}

export function toPhotograph(row: PhotographRow): AnswerOf<typeof readPhotograph> {
  return {
    idBrandVisualPhotography: row.id,
    idFile: row.id_file,
    url: row.url ?? (row.id_file === null ? null : urlOfFile(row.id_file)),
    idUnsplash: row.id_unsplash,
    description: row.description,
    orderAscending: row.order_ascending,
  }
}

function toChoices(choices: Choices, names: readonly string[]) {
  return {
    ...Object.fromEntries(names.map((name) => [name, choices.chosen[name] ?? null])),
    finalised: isFinalised(choices),
  }
}
