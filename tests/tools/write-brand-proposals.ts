import { writeFileSync } from 'node:fs'
import { brandProposals } from '../support/brand-proposals.ts'

/** Writes what the drafts make of the brands of `tests/fixtures/brands`: read the difference before it is committed. */
writeFileSync('tests/fixtures/brands/proposals.txt', brandProposals())
