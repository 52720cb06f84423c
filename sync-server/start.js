import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Entry of the commands in package.json that need the server: `npm start`, `npm run dev`, `npm run backup` and so on. An
 * old Node only starts the right one from node_modules.
 */
const root = join(import.meta.dirname, '..')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  const own = join(root, 'node_modules/.bin/node')
  if (!existsSync(own)) {
    console.error(`Saegim needs Node 24; this is ${process.versions.node}. Install Node 24 and start again.`)
    process.exit(1)
  }
  process.exit(spawnSync(own, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
}

// Compiled code is kept between starts: a restart is ready in two thirds of the time.
enableCompileCache(join(root, '.cache/compiled'))

if (process.argv.includes('--build')) {
  const { buildApp } = await import('./builds/build-app.ts')
  process.exit(await buildApp('info'))
}

if (process.argv.includes('--doctor')) {
  const { runDoctor } = await import('./doctor/doctor.ts')
  process.exit(await runDoctor(process.env, console.log))
}

/** Commands of the operator, by their flag; what follows it are their arguments. */
const commands = {
  '--sessions': async () => (await import('./commands/sessions.ts')).runSessions,
  '--second-factor': async () => (await import('./commands/second-factor.ts')).runSecondFactor,
  '--backup': async () => (await import('./commands/backup.ts')).runBackup,
  '--restore': async () => (await import('./commands/backup.ts')).runRestore,
  '--brands': async () => (await import('./commands/brands.ts')).runBrands,
  '--operator': async () => (await import('./commands/staff.ts')).runStaff,
  '--campaign': async () => (await import('./commands/campaign.ts')).runCampaign,
}
for (const [flag, load] of Object.entries(commands)) {
  const at = process.argv.indexOf(flag)
  if (at < 0) continue
  const runCommand = await load()
  process.exit(await runCommand(process.argv.slice(at + 1), process.env, console.log))
}

const { run } = await import('./run.ts')
await run(process.argv.slice(2))
