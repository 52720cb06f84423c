import { guide } from './guide.ts'

const { visual } = guide

/** The fields with a file of the logo. From the best: the first that there is stands on covers and grounds. */
export const logoFields = [
  visual['logoJson.vector'],
  visual['logoJson.primary'],
  visual['logoJson.secondary'],
  visual.logoSymbol,
  visual['logoJson.blackWhite'],
] as const
