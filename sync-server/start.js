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

if (process.argv.includes('--sessions')) {
  const { runSessions } = await import('./operator/sessions.ts')
  const asked = process.argv.slice(process.argv.indexOf('--sessions') + 1)
  process.exit(await runSessions(asked, process.env, console.log))
}

if (process.argv.includes('--second-factor')) {
  const { runSecondFactor } = await import('./operator/second-factor.ts')
  const asked = process.argv.slice(process.argv.indexOf('--second-factor') + 1)
  process.exit(await runSecondFactor(asked, process.env, console.log))
}

if (process.argv.includes('--backup') || process.argv.includes('--restore')) {
  const { runBackup, runRestore } = await import('./operator/backup.ts')
  const [run, flag] = process.argv.includes('--backup') ? [runBackup, '--backup'] : [runRestore, '--restore']
  const asked = process.argv.slice(process.argv.indexOf(flag) + 1)
  process.exit(await run(asked, process.env, console.log))
}

if (process.argv.includes('--brands')) {
  const { runBrands } = await import('./operator/brands.ts')
  const asked = process.argv.slice(process.argv.indexOf('--brands') + 1)
  process.exit(await runBrands(asked, process.env, console.log))
}

if (process.argv.includes('--operator')) {
  const { runStaff } = await import('./operator/staff.ts')
  const asked = process.argv.slice(process.argv.indexOf('--operator') + 1)
  process.exit(await runStaff(asked, process.env, console.log))
}

if (process.argv.includes('--campaign')) {
  const { runCampaign } = await import('./operator/campaign.ts')
  const asked = process.argv.slice(process.argv.indexOf('--campaign') + 1)
  process.exit(await runCampaign(asked, process.env, console.log))
}

const { run } = await import('./run.ts')
await run(process.argv.slice(2))
