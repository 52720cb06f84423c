import { readEnvironment } from '#server/environment/read-environment.ts'
import { openAi } from '#server/gateways/ai/ai.ts'
import { createLog } from '#server/logging.ts'
import { brands, jobsOf } from '../ai/brands.ts'
import { type Evaluation, evaluate } from '../ai/evaluate.ts'

/* Measures the model of AI_BASE_URL with the brands of the evaluation set, and prints a row for each job. Costs tokens. */

const { chat } = openAi(readEnvironment(), createLog('silent'))
if (chat === null)
  throw new Error('Set AI_BASE_URL and AI_TEXT_MODEL, and AI_KEY where the host asks for one.')

const results: Evaluation[] = []
const failed: string[] = []
for (const { brand, request } of brands.flatMap(jobsOf)) {
  try {
    results.push(await evaluate(request, chat))
  } catch (error) {
    failed.push(`${brand} ${request.job}: ${(error as Error).message}`)
  }
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0
const percent = (count: number, all: number) => Math.round((100 * count) / Math.max(1, all))

console.table(
  Object.fromEntries(
    [...new Set(results.map(({ job }) => job))].map((name) => {
      const ofJob = results.filter(({ job }) => job === name)
      return [
        name,
        {
          'right at first %': percent(ofJob.filter(({ calls }) => calls === 1).length, ofJob.length),
          'of the model %': percent(ofJob.filter(({ source }) => source === 'AI').length, ofJob.length),
          'first part ms': Math.round(median(ofJob.map(({ firstMs, ms }) => firstMs ?? ms))),
          'whole ms': Math.round(median(ofJob.map(({ ms }) => ms))),
          tokens: Math.round(median(ofJob.map(({ tokens }) => tokens))),
        },
      ]
    }),
  ),
)
for (const line of failed) console.log(line)
