import { strategySections } from '#model/workbook/sections.ts'

/** The parts of the page in their order. */
export const positioningSections = ['persona', 'market', 'position'].flatMap((name) =>
  strategySections.filter(({ path }) => path === `strategy/positioning/${name}`),
)
