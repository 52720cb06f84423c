import { guide } from '../documents/guide.ts'
import { type Answers, textOf } from '../fields/answers.ts'
import type { FontLanguage } from '../options/fonts.ts'
import type { FontRole } from '../workbook/steps.ts'
import { type FontSample, fontSampleOf, type Writing } from './font-sample.ts'
import { tradeSampleOf } from './trade-samples.ts'

export interface Specimen extends FontSample {
  readonly script: FontLanguage
}

/**
 * What a font of a role is shown with: texts of the brand in the script that the font was made for, else what is said in its trade.
 * A Latin role shows Latin letters, whatever else the font has.
 */
export function specimenOf(role: FontRole, language: FontLanguage, answers: Answers): Specimen {
  const script = role.startsWith('eng') ? 'en' : language === 'en' ? 'ko' : language
  const said = tradeSampleOf(script, textOf(answers, guide.info.industry.path))
  return { script, ...fontSampleOf(role, answers, said, writingOf(script)) }
}

function writingOf(script: FontLanguage): Writing {
  return script === 'zh-CN' || script === 'zh-TW' ? 'zh' : script
}
