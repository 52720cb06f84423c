import { addMonths } from '#model/time/periods.ts'
import type { TextTool } from '#model/tools/tools.ts'
import type { Typed } from '#model/tools/write-text.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import { toolTexts } from '../sentences/load-tool-texts.ts'
import { prefill } from '../text/prefill.ts'
import { writeResult } from '../text/write-result.ts'

/** The first line that a tool would write for the brand; '' where the guide says too little. `today`: a day in Seoul. */
export function exampleText(tool: TextTool, brand: ToolBrand, today: string): string {
  // What an answer says depends on the review: this is what it says to one who had to wait.
  if (tool === 'review') return toolTexts().reviews.answer.late.calm.map(withoutSlots).find(Boolean) ?? ''
  const typed: Typed = { ...prefill(tool, brand), ...firstDay(tool, today) }
  const [line = ''] = variantsOf[tool]
    .map((variant) => writeResult(tool, variant, typed, brand, 0).text)
    .filter((text) => text !== '')
  return line.split('\n')[0] ?? ''
}

const variantsOf: Readonly<Record<Exclude<TextTool, 'review'>, readonly string[]>> = {
  tagline: ['special', 'customer', 'character'],
  product: ['place'],
  intro: ['line'],
  closed: ['door'],
  price: ['door'],
  hiring: ['board'],
  event: ['feed'],
}

/** Notices are about the first of the next month. */
function firstDay(tool: TextTool, today: string): Typed {
  return tool === 'closed' ? { from: addMonths(`${today.slice(0, 8)}01`, 1) } : {}
}

/** A form as it is where nothing is known. */
function withoutSlots(form: string): string {
  const open = form.replace(/\[[^\]]*\]/g, '').replace(/^\|/, '')
  return open.includes('{') ? '' : open
}
