import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { accountsAndBrands } from './migrations/0001-accounts-and-brands.ts'
import { documents } from './migrations/0002-documents.ts'
import { reference } from './migrations/0003-reference.ts'
import { visualAndStrategy } from './migrations/0004-visual-and-strategy.ts'
import { filesAndShares } from './migrations/0005-files-and-shares.ts'
import { versions } from './migrations/0006-versions.ts'
import { settleOutbox } from './migrations/0007-settle-outbox.ts'
import { fileCredit } from './migrations/0008-file-credit.ts'
import { teamAndLogins } from './migrations/0009-team-and-logins.ts'
import { signIn } from './migrations/0010-sign-in.ts'
import { rebuiltDocuments } from './migrations/0011-rebuilt-documents.ts'
import { approvedWords } from './migrations/0012-approved-words.ts'
import { buildPacks } from './migrations/0013-build-packs.ts'
import { shareDownloads } from './migrations/0014-share-downloads.ts'
import { documentRevision } from './migrations/0015-document-revision.ts'
import { codeHolder } from './migrations/0016-code-holder.ts'
import { purgedBrands } from './migrations/0017-purged-brands.ts'
import { securityEvents } from './migrations/0018-security-events.ts'

import { codeAskers } from './migrations/0019-code-askers.ts'
import { settleLease } from './migrations/0020-settle-lease.ts'
import { ages } from './migrations/0021-ages.ts'
import { approvedAnswers } from './migrations/0022-approved-answers.ts'
import { shareKeys } from './migrations/0023-share-keys.ts'
import { secondFactor } from './migrations/0024-second-factor.ts'
import { passkeys } from './migrations/0025-passkeys.ts'
import { unknownFields } from './migrations/0026-unknown-fields.ts'
import { campaignApplications } from './migrations/0027-campaign-applications.ts'
import { creditLedger } from './migrations/0030-credit-ledger.ts'
import { storageCounter } from './migrations/0032-storage-counter.ts'
import { drive } from './migrations/0033-drive.ts'
import { inviteRewards } from './migrations/0034-invite-rewards.ts'
import { resumableUploads } from './migrations/0040-resumable-uploads.ts'
import { fileHashes } from './migrations/0041-file-hashes.ts'
import { driveChanges } from './migrations/0042-drive-changes.ts'
import { thumbnails } from './migrations/0043-thumbnails.ts'
import { payments } from './migrations/0045-payments.ts'
import { subscriptions } from './migrations/0046-subscriptions.ts'
import { tasks } from './migrations/0050-tasks.ts'
import { staff } from './migrations/0051-staff.ts'
import { actsOfApplications } from './migrations/0052-acts-of-applications.ts'
import { paymentMails } from './migrations/0054-payment-mails.ts'
import { operatorsOfMoney } from './migrations/0055-operators-of-money.ts'
import { keysOfAttempts } from './migrations/0056-keys-of-attempts.ts'
import { hostedPayments } from './migrations/0057-hosted-payments.ts'
import { brandQuests } from './migrations/0058-brand-quests.ts'
import { paymentLinks } from './migrations/0059-payment-links.ts'
import { priceDecisions } from './migrations/0060-price-decisions.ts'
import { refundsOutside } from './migrations/0061-refunds-outside.ts'
import { taskForms } from './migrations/0062-task-forms.ts'
import { sandboxDollars } from './migrations/0063-sandbox-dollars.ts'
import { webhookBodies } from './migrations/0064-webhook-bodies.ts'
import { priceOfStore } from './migrations/0065-price-of-store.ts'
import { webhooksOfOrder } from './migrations/0066-webhooks-of-order.ts'
import { sandboxPastDue } from './migrations/0067-sandbox-past-due.ts'
import { thumbnailsInTurn } from './migrations/0068-thumbnails-in-turn.ts'
import { settledWhenAppended } from './migrations/0070-settled-when-appended.ts'
import { appendKeys } from './migrations/0071-append-keys.ts'
import { namesInFolders } from './migrations/0073-names-in-folders.ts'
import { longerPlanCredits } from './migrations/0076-longer-plan-credits.ts'
import { smallCopies } from './migrations/0077-small-copies.ts'
import type { DB } from './tables/schema.ts'

const migrations: Record<string, string> = {
  '0001-accounts-and-brands': accountsAndBrands,
  '0002-documents': documents,
  '0003-reference': reference,
  '0004-visual-and-strategy': visualAndStrategy,
  '0005-files-and-shares': filesAndShares,
  '0006-versions': versions,
  '0007-settle-outbox': settleOutbox,
  '0008-file-credit': fileCredit,
  '0009-team-and-logins': teamAndLogins,
  '0010-sign-in': signIn,
  '0011-rebuilt-documents': rebuiltDocuments,
  '0012-approved-words': approvedWords,
  '0013-build-packs': buildPacks,
  '0014-share-downloads': shareDownloads,
  '0015-document-revision': documentRevision,
  '0016-code-holder': codeHolder,
  '0017-purged-brands': purgedBrands,
  '0018-security-events': securityEvents,
  '0019-code-askers': codeAskers,
  '0020-settle-lease': settleLease,
  '0021-ages': ages,
  '0022-approved-answers': approvedAnswers,
  '0023-share-keys': shareKeys,
  '0024-second-factor': secondFactor,
  '0025-passkeys': passkeys,
  '0026-unknown-fields': unknownFields,
  '0027-campaign-applications': campaignApplications,
  '0030-credit-ledger': creditLedger,
  '0032-storage-counter': storageCounter,
  '0033-drive': drive,
  '0034-invite-rewards': inviteRewards,
  '0040-resumable-uploads': resumableUploads,
  '0041-file-hashes': fileHashes,
  '0042-drive-changes': driveChanges,
  '0043-thumbnails': thumbnails,
  '0045-payments': payments,
  '0046-subscriptions': subscriptions,
  '0050-tasks': tasks,
  '0051-staff': staff,
  '0052-acts-of-applications': actsOfApplications,
  '0054-payment-mails': paymentMails,
  '0055-operators-of-money': operatorsOfMoney,
  '0056-keys-of-attempts': keysOfAttempts,
  '0057-hosted-payments': hostedPayments,
  '0058-brand-quests': brandQuests,
  '0059-payment-links': paymentLinks,
  '0060-price-decisions': priceDecisions,
  '0061-refunds-outside': refundsOutside,
  '0062-task-forms': taskForms,
  '0063-sandbox-dollars': sandboxDollars,
  '0064-webhook-bodies': webhookBodies,
  '0065-price-of-store': priceOfStore,
  '0066-webhooks-of-order': webhooksOfOrder,
  '0067-sandbox-past-due': sandboxPastDue,
  '0068-thumbnails-in-turn': thumbnailsInTurn,
  '0070-settled-when-appended': settledWhenAppended,
  '0071-append-keys': appendKeys,
  '0073-names-in-folders': namesInFolders,
  '0076-longer-plan-credits': longerPlanCredits,
  '0077-small-copies': smallCopies,
}

export const migrationNames: readonly string[] = Object.keys(migrations)

/** Key of the advisory lock ('tables' in ASCII) for all changes of the schema, the job queue's tables included. */
export const tablesLock = 0x7461_626c_6573

/**
 * Applies the missing migrations, forward only, in one transaction under an advisory lock, because several nodes may
 * start at once. Returns the names of the applied ones. Where none is missing, Kysely's migrator is not started: it
 * reads all tables and fails if another node drops a column at that moment. Unknown migrations of a newer release are
 * allowed: old and new nodes overlap during a rollout and migrations only add, so an old node that restarts keeps
 * working.
 */
export async function migrate(kysely: Kysely<DB>): Promise<readonly string[]> {
  if (await isComplete(kysely)) return []
  return kysely.connection().execute(async (alone) => {
    await sql`select pg_advisory_lock(${tablesLock})`.execute(alone)
    try {
      return (await isComplete(alone)) ? [] : await applyMissing(alone)
    } finally {
      await sql`select pg_advisory_unlock(${tablesLock})`.execute(alone)
    }
  })
}

/** Names of the migrations that the database lacks, and of those that it has from a newer release. */
export async function compareMigrations(kysely: Kysely<DB>) {
  const known = migrationNames
  const applied = await appliedMigrations(kysely)
  return {
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** Applies exactly these migrations to an empty database: the schema of a backup. */
export function migrateTo(kysely: Kysely<DB>, names: readonly string[]): Promise<void> {
  return kysely.connection().execute(async (alone) => {
    await sql`select pg_advisory_lock(${tablesLock})`.execute(alone)
    try {
      await applyMissing(alone, names)
    } finally {
      await sql`select pg_advisory_unlock(${tablesLock})`.execute(alone)
    }
  })
}

async function isComplete(kysely: Kysely<DB>): Promise<boolean> {
  return (await compareMigrations(kysely)).missing.length === 0
}

async function applyMissing(
  kysely: Kysely<DB>,
  names: readonly string[] = migrationNames,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => asMigrations(names) },
    // Of two that are made at the same time, the one with the lower number may be released later.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated.', { cause: error })
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName)
}

async function appliedMigrations(kysely: Kysely<DB>): Promise<string[]> {
  const table = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(kysely)
  if (!table.rows[0]?.name) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration`.execute(kysely)
  return rows.map(({ name }) => name)
}

function asMigrations(names: readonly string[]): Record<string, Migration> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { up: async (db) => void (await sql.raw(migrations[name] ?? '').execute(db)) },
    ]),
  )
}
