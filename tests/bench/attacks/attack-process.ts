import { type Attacker, attacks } from './attacks.ts'

/** An attack in a process of its own, so that it takes no time of who is measured. */
process.on('message', async ({ name, attacker, ms }: { name: string; attacker: Attacker; ms: number }) => {
  await attacks[name]?.(attacker, Date.now() + ms)
  process.exit(0)
})
