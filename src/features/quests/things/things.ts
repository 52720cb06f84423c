import type { Body } from '#scene/body/body.ts'
import type { ThingKind } from './thing-kinds.ts'

const bodies = import.meta.glob<Body>('./bodies/*.json', { eager: true, import: 'default' })

/** A drawn thing with what is printed on it, 300 × 360 px, without words of its own. */
export function bodyOfThing(kind: ThingKind): Body {
  const body = bodies[`./bodies/${kind}.json`]
  if (!body) throw new Error(`there is no body of ${kind}`)
  return body
}
