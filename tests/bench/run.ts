import { benchAttacks } from './attacks/bench-attacks.ts'
import { benchBilling } from './billing.ts'
import { benchBrand } from './brand/bench-brand.ts'
import { benchBooks } from './brand/books.ts'
import { benchDesigns } from './designs/bench-designs.ts'
import { benchDrive } from './drive/bench-drive.ts'
import { benchEditor } from './editor/bench-editor.ts'
import { benchFirstValue } from './first-value/bench-first-value.ts'
import { benchInstall } from './install.ts'
import { benchKeystroke } from './keystroke.ts'
import { type Figure, print } from './measure.ts'
import { benchNewUser } from './new-user.ts'
import { benchOfflineStart } from './offline-start.ts'
import { benchPlanner } from './planner/bench-planner.ts'
import { benchRelay } from './relay/bench-relay.ts'
import { benchRest } from './rest.ts'
import { benchSearch } from './search.ts'
import { benchSite } from './site.ts'
import { benchSizes } from './sizes.ts'
import { benchTemplates } from './templates/bench-templates.ts'
import { benchTogether } from './together.ts'
import { benchWriteback } from './writeback/bench-writeback.ts'

/** `npm run bench [name…]`: each figure beside its limit, measured in the same run. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  start: figures('Cold offline start', benchOfflineStart),
  install: figures('Install of the service worker', benchInstall),
  attacks: figures('Attacks of a member', benchAttacks),
  billing: figures('Payments', benchBilling),
  brand: figures('A brand of a long history', benchBrand),
  book: figures('The brand book', benchBooks),
  designs: figures('A library of designs', benchDesigns),
  drive: figures('The drive', benchDrive),
  editor: figures('A drag in an editor', benchEditor),
  keystroke: figures('A key press to the peer', benchKeystroke),
  planner: figures('The content planner', benchPlanner),
  rest: figures('REST', benchRest),
  relay: benchRelay,
  search: figures('Search', benchSearch),
  'new-user': figures('From the landing page to a brand book', benchNewUser),
  'first-value': figures('From the landing page to an account, a team and a plan', benchFirstValue),
  sizes: figures('First load', benchSizes),
  together: figures('Five people in one design', benchTogether),
  templates: figures('Templates', benchTemplates),
  site: benchSite,
  writeback: benchWriteback,
}

function figures(title: string, bench: () => Promise<Figure[]>): () => Promise<void> {
  return async () => print(title, await bench())
}

const asked = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) await bench()
}
