import { type SqlBool, sql } from 'kysely'
import { type BrandRole, isAtLeast, readsOnly, writingRoles } from '#model/access/roles.ts'

/* The rights of `document-access.ts` as conditions on rows of `brand_document`, which the query names `made`. */

export interface Reader {
  /** Of the account. */
  readonly id: number
  readonly role: BrandRole
}

/** What this member may read. */
export function mayRead(member: Reader) {
  // What every member may read, a reader may too.
  if (readsOnly(member.role)) return mayBy({ ...member, role: 'BRAND_ROLE_MEMBER' }, ['readers'])
  return mayBy(member, ['readers', 'writers'])
}

function mayWrite(member: Reader) {
  if (readsOnly(member.role)) return sql<SqlBool>`false`
  return mayBy(member, ['writers'])
}

/** What this member may share, trash and purge. */
export function mayManage(member: Reader) {
  if (isAtLeast(member.role, 'BRAND_ROLE_ADMIN')) return mayWrite(member)
  return sql<SqlBool>`((made.created_type = 'BRAND' or made.owner_id = ${member.id}) and ${mayWrite(member)})`
}

function mayBy({ id, role }: Reader, columns: readonly ('readers' | 'writers')[]) {
  // A role of a newer release gives rights to the owner of the brand alone.
  if (role === 'BRAND_ROLE_OWNER') return sql<SqlBool>`true`
  const held = writingRoles.filter((needed) => isAtLeast(role, needed))
  const byRole = columns.map((column) => sql`made.${sql.ref(column)} = any(${held}::text[])`)
  return sql<SqlBool>`((made.created_type = 'USER' and made.owner_id = ${id}) or ${sql.join(byRole, sql` or `)})`
}
