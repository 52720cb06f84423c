import { benchKeystroke } from './keystroke.ts'
import { print } from './measure.ts'
import { benchOfflineStart } from './offline-start.ts'
import { benchRest } from './rest.ts'
import { benchSearch } from './search.ts'
import { benchSizes } from './sizes.ts'

/** `npm run bench [name…]`: each figure beside its limit, measured in the same run. */
const benches = {
  start: ['Cold offline start', benchOfflineStart],
  keystroke: ['A key press to the peer', benchKeystroke],
  rest: ['REST', benchRest],
  search: ['Search', benchSearch],
  sizes: ['First load', benchSizes],
} as const

const asked = process.argv.slice(2)
for (const [name, [title, bench]] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) print(title, await bench())
}
