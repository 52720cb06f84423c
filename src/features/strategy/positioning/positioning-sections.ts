import { strategySections } from '#model/workbook/sections.ts'

/** The sections of the positioning page, in the order in which it shows them. */
export const positioningSections = ['persona', 'market', 'position'].flatMap((name) =>
  strategySections.filter(({ path }) => path === `strategy/positioning/${name}`),
)
