import { Agent, request } from 'node:http'
import Fastify from 'fastify'
import { startAppServer } from '../support/app-server.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { type Figure, median, percentile } from './measure.ts'

const rounds = 1_000

/** `GET brand/core`, with its token, role and database, against a Fastify route that answers a constant. */
export async function benchRest(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'bench@saegim.example')
  const idBrand = await owner.createBrand('온기')

  const bare = Fastify()
  bare.get('/bare', () => ({ ok: true }))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  cleanup.defer(() => bare.close())

  const headers = { authorization: `Bearer ${owner.token}`, idBrandHeader: String(idBrand) }
  const ours: number[] = []
  const floor: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let i = 0; i < rounds + 100; i++) {
    const mine = await timed(agent, `${app.url}/api/v1/brand/core`, headers)
    const theirs = await timed(agent, `${bareUrl}/bare`, {})
    if (i < 100) continue
    ours.push(mine)
    floor.push(theirs)
  }
  agent.destroy()
  return [
    {
      name: 'REST brand/core, p50',
      unit: 'ms',
      value: median(ours),
      limit: median(floor),
      limitName: 'bare Fastify route',
    },
    {
      name: 'REST brand/core, p99',
      unit: 'ms',
      value: percentile(ours, 99),
      limit: percentile(floor, 99),
      limitName: 'bare Fastify route',
    },
  ]
}

function timed(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now()
  return new Promise((done, failed) => {
    request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', () => done(performance.now() - started))
    })
      .on('error', failed)
      .end()
  })
}
