import { pino } from 'pino'
import { migrate } from './migrate.ts'
import { connect } from './open.ts'
import { seed } from './seed/seed.ts'

/** A separate process for the test of two concurrent migrations. Prints the number of migrations that it applied. */
const database = connect(process.argv[2] ?? '', 2, pino({ level: 'silent' }))
const applied = await migrate(database.kysely)
await seed(database.kysely)
process.stdout.write(String(applied.length))
await database.close()
