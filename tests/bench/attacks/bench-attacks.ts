import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startAppServer } from '../../support/app-server.ts'
import { signUpByScript } from '../../support/sign-up.ts'
import { type Figure, percentile } from '../measure.ts'
import { type Attacker, attacks } from './attacks.ts'
import { type Felt, startNeighbour } from './neighbour.ts'

/** `ATTACKS='presence'`: those whose names have these words alone. */
const names = Object.keys(attacks).filter((name) => name.includes(process.env.ATTACKS ?? ''))
/** Of each attack, and of peace before it. */
const ms = Number(process.env.ATTACK_MS ?? 10_000)

/** `/healthz` and the marks of another brand while a member attacks, beside the same in peace. */
export async function benchAttacks(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer({ HTTP_LOOP_DELAY_MS: '1000', HTTP_REQUESTS_PER_MINUTE: '600' })
  cleanup.defer(() => app.remove())
  const neighbour = await signUpByScript(app, 'neighbour@saegim.example')
  const probe = await startNeighbour(
    app.url.replace('localhost', '127.0.0.1'),
    neighbour.token,
    await neighbour.createBrand('온기'),
  )
  cleanup.defer(() => probe.close())
  const attackers = new Map<string, Attacker>()
  // All of them before the first attack, which takes the calls of this address.
  for (const [number, name] of names.entries()) {
    const owner = await signUpByScript(app, `owner-${number}@saegim.example`)
    attackers.set(name, {
      url: app.url.replace('localhost', '127.0.0.1'),
      token: owner.token,
      idBrand: await owner.createBrand('도장'),
    })
  }
  const figures: Figure[] = []
  for (const [name, attacker] of attackers) {
    const peace = await probe.during(pause(ms))
    figures.push(...compare(name, peace, await probe.during(attack(name, attacker))))
  }
  return figures
}

async function attack(name: string, attacker: Attacker): Promise<void> {
  const child = fork(join(import.meta.dirname, 'attack-process.ts'))
  const gone = once(child, 'exit')
  child.send({ name, attacker, ms })
  await gone
}

function compare(name: string, peace: Felt, attacked: Felt): Figure[] {
  const figure = (of: keyof Felt, words: string): Figure => ({
    name: `${name}: ${words}, p99`,
    unit: 'ms',
    value: percentile(attacked[of], 99),
    limit: percentile(peace[of], 99),
    limitName: 'in peace',
  })
  return [figure('health', '/healthz'), figure('marks', "another brand's marks")]
}
