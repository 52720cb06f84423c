import type { Database } from '#server/database/open.ts'

/** Simulates a full disk: PostgreSQL refuses every statement that would write a row. */
export interface Disk {
  fill(): Promise<void>
  free(): Promise<void>
}

export async function installDisk({ pool }: Pick<Database, 'pool'>): Promise<Disk> {
  await pool.query(`
    create table harness_disk (is_full boolean not null);
    insert into harness_disk values (false);
    create function refuse_when_full() returns trigger language plpgsql as $$
    begin
      if (select is_full from harness_disk) then
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end if;
      return null;
    end $$`)
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'harness_disk'`,
  )
  for (const { name } of rows)
    await pool.query(
      `create trigger harness_disk before insert or update on ${name} execute function refuse_when_full()`,
    )
  const set = async (isFull: boolean) => {
    await pool.query('update harness_disk set is_full = $1', [isFull])
  }
  return { fill: () => set(true), free: () => set(false) }
}
