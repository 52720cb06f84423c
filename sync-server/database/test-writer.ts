import { pino } from 'pino'
import { openDatabase } from './open.ts'

/*
 * A separate process for the tests that kill it: `node test-writer.ts <data directory> [write]`. Prints `ready`, then
 * each number once it is committed, or the reason why the database could not be opened.
 */
const [dataDir = '', mode] = process.argv.slice(2)

try {
  const settings = { dataDir, databaseUrl: null, databasePoolSize: 4 }
  const database = await openDatabase(settings, pino({ level: 'silent' }))
  process.once('SIGTERM', () => void database.close().then(() => process.exit(0)))
  process.stdout.write('ready\n')
  if (mode === 'write') {
    await database.pool.query('create table if not exists acknowledged (number bigint primary key)')
    const { rows } = await database.pool.query<{ last: number }>(
      'select coalesce(max(number), 0) as last from acknowledged',
    )
    for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
      await database.pool.query('insert into acknowledged values ($1)', [number])
      process.stdout.write(`${number}\n`)
    }
  }
} catch (error) {
  process.stdout.write(`${(error as Error).name}: ${(error as Error).message}\n`)
  process.exit(1)
}
