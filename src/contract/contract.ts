import * as account from './account.ts'
import * as approval from './approval.ts'
import * as brand from './brand.ts'
import * as core from './brand-core.ts'
import type { Call } from './call.ts'
import * as file from './file.ts'
import * as font from './font.ts'
import * as history from './history.ts'
import * as me from './me.ts'
import * as member from './member.ts'
import * as personality from './personality.ts'
import * as photo from './photo.ts'
import * as positioning from './positioning.ts'
import * as reference from './reference.ts'
import * as share from './share.ts'
import * as signIn from './sign-in.ts'
import * as sync from './sync.ts'
import * as visual from './visual.ts'

/** Every call. A call that is declared and not here is not served; the contract test compares. */
export const contract: readonly Call[] = [
  account,
  signIn,
  me,
  brand,
  member,
  core,
  visual,
  personality,
  positioning,
  approval,
  font,
  file,
  photo,
  history,
  share,
  sync,
  reference,
].flatMap((resource) => Object.values<unknown>(resource).filter(isCall))

function isCall(candidate: unknown): candidate is Call {
  return typeof candidate === 'object' && candidate !== null && 'method' in candidate && 'access' in candidate
}
