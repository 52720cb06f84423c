import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'
import { type MailEnvironment, mailDueTask, mailsAtOnce, mostTries, sendFromTemplate } from './mail-due.ts'

/** Mails who asked for pictures of a model that an operator has removed them, and why. Who has left the brand is not told. */
export function mailRemovedPicturesTask(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  mail: Pick<Mail, 'send'>,
  environment: MailEnvironment,
  log: Pick<Logger, 'error' | 'warn'>,
): Tasks {
  return mailDueTask(
    { pool },
    'mail-removed-pictures',
    {
      list: () => listDue(kysely),
      send,
      noteSent: (row) => note(row, null),
      triesOf: ({ tell_tries }) => tell_tries,
      putOff: (row, minutes) => note(row, row.tell_tries + 1 >= mostTries ? null : minutes),
      factsOf: ({ id }) => ({ idPicture: id }),
    },
    log,
  )

  async function send({ id, email, locale, full_name, brand, removal_note }: Due): Promise<void> {
    if (email === null) return
    await sendFromTemplate(mail, environment, {
      to: { email, locale },
      id: `picture-removed-${id}`,
      kind: 'pictureRemoved',
      variables: () => ({
        ...{ name: full_name ?? '', brand: brand ?? '', note: removal_note ?? '' },
        url: environment.supportUrl,
      }),
    })
  }

  /** null: no mail is due any more. */
  async function note({ id, brand_id, tell_tries }: Due, minutes: number | null): Promise<void> {
    await kysely
      .updateTable('ai_picture')
      .set({
        tell_tries: tell_tries + 1,
        tell_after: minutes === null ? null : sql<Date>`now() + make_interval(mins => ${minutes})`,
      })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute()
  }
}

type Due = Awaited<ReturnType<typeof listDue>>[number]

/** `email` is null where the member who asked has left the brand. */
function listDue(db: Kysely<DB>) {
  return db
    .selectFrom('ai_picture as picture')
    .innerJoin('brand', 'brand.id', 'picture.brand_id')
    .leftJoin('brand_member as member', (join) =>
      join
        .onRef('member.brand_id', '=', 'picture.brand_id')
        .onRef('member.account_id', '=', 'picture.account_id'),
    )
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'member.account_id').on('account.withdrawn_at', 'is', null),
    )
    .select(['picture.id', 'picture.brand_id', 'picture.removal_note', 'picture.tell_tries'])
    .select(['account.email', 'account.full_name', 'account.locale', 'brand.name as brand'])
    .where('picture.tell_after', '<=', sql<Date>`now()`)
    .orderBy('picture.tell_after')
    .limit(mailsAtOnce)
    .execute()
}
