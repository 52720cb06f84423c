import { pino } from 'pino'
import { migrate } from './migrate.ts'
import { connect } from './open.ts'
import { seed } from './seed/seed.ts'

/** A process of its own for the test of two at once: prints how many migrations it was that applied. */
const database = connect(process.argv[2] ?? '', 2, pino({ level: 'silent' }))
const applied = await migrate(database.kysely)
await seed(database.kysely)
process.stdout.write(String(applied.length))
await database.close()
