import { strategySections } from '#model/workbook/sections.ts'

/** The sections of the positioning page, in the order of the workbook. */
export const positioningSections = strategySections.filter(({ path }) =>
  path.startsWith('strategy/positioning/'),
)
