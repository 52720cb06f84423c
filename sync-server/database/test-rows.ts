import type pg from 'pg'

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly udt_name: string
}

/** Columns whose values a constraint of the table restricts, or which name a row of a table that may be empty: SQL. */
const restricted: Readonly<Record<string, string>> = {
  'brand_member.role': `'BRAND_ROLE_ADMIN'`,
  'brand_approval.state': `'APPROVED'`,
  'brand_share.part': `'ALL'`,
  'brand_invite_link.role': `'BRAND_ROLE_MEMBER'`,
  'brand_document.created_type': `'USER'`,
  'brand_document.directory_id': 'null',
  'brand_document.trashed_with': 'null',
  'directory.type': `'DRIVE'`,
  'directory.created_type': 'null',
  'directory.owner_id': 'null',
  'directory.parent_id': 'null',
  'directory.trashed_with': 'null',
  'file.owner_id': 'null',
  'file.directory_id': 'null',
  'file.trashed_with': 'null',
  'file.thumbnail': `'NONE'`,
  'file.copies': `'{"w320": 3}'`,
  'file_tag.owner_id': 'null',
  'drive_link.file_id': 'null',
  'drive_link.directory_id': 'null',
  'drive_removal.owner_id': 'null',
  'drive_removal.kind': `'FILE'`,
  'resumable_upload.owner_id': 'null',
  'resumable_upload.upload_id': 'null',
  'resumable_upload.file_id': 'null',
  'settle_history.side': `'document'`,
  'doc_version.kind': `'NAMED'`,
  'credit_lot.type': `'CHARGE'`,
  'credit_entry.type': `'CHARGE'`,
  'subscription.phase': `'FREE'`,
  'subscription.plan_key': `'FREE'`,
  'subscription.period_type': `'MONTHLY'`,
  'subscription.anchor': 'null',
  'subscription.period_start': 'null',
  'subscription.period_end': 'null',
  'subscription.grace_until': 'null',
  'subscription.next_grant': 'null',
  'subscription.pending_period': `'MONTHLY'`,
  'subscription.end_reason': `'UNPAID'`,
  'price_decision.decision': `'CONSENTED'`,
  'price_decision.period_type': `'MONTHLY'`,
  'price_decision.renewal': `'2026-12-25'`,
  'billing_order.kind': `'CREDIT'`,
  'billing_order.lane': `'credit'`,
  'billing_order.currency': `'KRW'`,
  'billing_order.status': `'PAID'`,
  'billing_order.period_start': 'null',
  'payment_attempt.state': `'PAID'`,
  'subscription.source': `'CARD'`,
  'logo_pass.started': 'null',
  'logo_pass.assets_until': `'2026-11-25'`,
  'payment_link.plan_key': `'BASIC'`,
  'payment_link.period_type': `'MONTHLY'`,
  'payment_refund.state': `'DONE'`,
  'payment_notice.kind': `'PAID'`,
  'pay_method.card_brand': `'VISA'`,
  'pay_method.last_number': `'4242'`,
  'pay_method.expire_date': `'2030-01'`,
  'pay_method.default_set': 'false',
  'pay_method.awaits_payment': 'false',
  'campaign_application.status': `'RECEIVED'`,
  'staff.role': `'DESIGNER'`,
  'staff_act.act': `'TAKE'`,
  'staff_act.application_id': 'null',
  'staff_act.ticket_id': 'null',
  'support_ticket.status': `'RECEIVED'`,
  'support_ticket.closed_at': 'null',
  'task.product_ids': `'{1}'`,
  'task.status': `'REQUESTED'`,
  'task.credit_state': `'RESERVED'`,
  'task.share_id': 'null',
  'task.staff_account_id': 'null',
  'task_print.task_id': `(select max(id) from task)`,
  'task_quote.task_id': `(select max(id) from task)`,
  'task_address.task_id': `(select max(id) from task)`,
  'task_mail.about': `'REQUESTED'`,
  'task_file.task_id': `(select max(id) from task)`,
  'task_mail.task_id': `(select max(id) from task)`,
  'task_message.task_id': `(select max(id) from task)`,
  'task_message.side': `'TEAM'`,
  'task_message.kind': `'MESSAGE'`,
  'task_file.message_id': 'null',
  'task_file.file_id': 'null',
  'terms_agreement.type': `'PRIVACY'`,
  'account_login.provider': `'GOOGLE'`,
  'sign_in_attempt.provider': `'GOOGLE'`,
  'sign_in_attempt.mode': `'login'`,
  'ai_picture.state': `'DONE'`,
  'ai_picture_report.picture_id': `(select max(id) from ai_picture)`,
  'ai_picture_report.decision': `'KEPT'`,
  'sns_account.type': `'FACEBOOK'`,
  'sns_account.removed_at': 'null',
}

const foreignKeyViolation = '23503'

/**
 * Inserts a row with every column filled into each table that has `column`, found in the catalogue: a table that is added
 * later is found by itself. Every text says `marker`. Returns the tables.
 */
export async function fillTables(
  pool: pg.Pool,
  column: string,
  given: Readonly<Record<string, string | number>>,
  marker: string,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<readonly string[]> {
  const { rows } = await pool.query<Column>(
    `select table_name, column_name, udt_name from information_schema.columns
     where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
       and table_name in (select table_name from information_schema.columns where column_name = $1)`,
    [column],
  )
  const tables = [...new Set(rows.map(({ table_name }) => table_name))]
    .filter((table) => !without.includes(table))
    .sort()
  const waiting = [...tables]
  for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
    const columns = rows.filter(({ table_name }) => table_name === table)
    const values = columns.map(({ column_name, udt_name }) => {
      const known = given[`${table}.${column_name}`] ?? given[column_name]
      return known !== undefined
        ? `'${known}'`
        : (restricted[`${table}.${column_name}`] ?? literalOf(udt_name, `${marker} ${column_name}`))
    })
    const insert = `insert into ${table} (${columns.map(({ column_name }) => column_name).join(', ')})
       values (${values.join(', ')}) on conflict do nothing`
    await pool.query(insert).catch((error: { code?: string }) => {
      // It refers to a table that comes after it.
      if (error.code !== foreignKeyViolation || waiting.length === 0) throw error
      waiting.push(table)
    })
  }
  return tables
}

function literalOf(type: string, text: string): string {
  switch (type) {
    case 'text':
      return `'${text}'`
    case 'bytea':
      return `convert_to('${text}', 'UTF8')`
    case 'jsonb':
      return `jsonb_build_array(jsonb_build_object('text', '${text}'::text))`
    case '_int8':
      return `'{}'`
    case '_text':
      return `array['${text}']`
    case 'bool':
      return 'true'
    case 'date':
    case 'timestamptz':
      return 'now()'
    case 'uuid':
      return 'gen_random_uuid()'
    case 'int2':
    case 'int4':
    case 'int8':
    case 'float4':
    case 'float8':
      return '1'
    default:
      throw new Error(`test-rows.ts does not know how to fill a column of type ${type}.`)
  }
}

/** Every table of ours, that of the job queue included, in which a row has one of the texts in any column, as `table: text`. */
export async function scanFor(pool: pg.Pool, texts: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of await listTables(pool)) {
    for (const text of texts) {
      // bytea is written as hex.
      const { rows } = await pool.query(
        `select 1 from ${name} t where position($1 in t::text) > 0 or position($2 in t::text) > 0 limit 1`,
        [text, Buffer.from(text).toString('hex')],
      )
      if (rows.length > 0) found.push(`${name}: ${text}`)
    }
  }
  return found
}

/** The same for a pattern without groups, in one pass. */
export async function scanForPattern(pool: pg.Pool, pattern: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of await listTables(pool)) {
    const { rows } = await pool.query<{ text: string }>(
      `select substring(t::text from $1) as text from ${name} t where t::text ~ $1 limit 5`,
      [pattern],
    )
    found.push(...rows.map(({ text }) => `${name}: ${text}`))
  }
  return found
}

async function listTables(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  return rows.map(({ name }) => name)
}
