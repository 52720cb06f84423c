import type pg from 'pg'

const oldestVersion = 150_000

export async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new Error(`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${Math.floor(version / 10_000)}.`)
}

/**
 * With lc_ctype C, pg_trgm ignores Korean letters and searches find nothing, without any error. Throws in that case.
 */
export async function checkLocale(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ similar: boolean; ctype: string }>(
    `select similarity('한글 검색 테스트', '한글 검색') > 0 as similar,
            (select datctype from pg_database where datname = current_database()) as ctype`,
  )
  if (rows[0]?.similar) return
  throw new Error(
    `The database cannot search Korean: its lc_ctype is ${rows[0]?.ctype}. ` +
      `Create it with: create database … template template0 encoding 'UTF8' lc_ctype 'C.UTF-8'`,
  )
}

/** For /readyz: false where the database does not answer within a second. */
export async function isDatabaseReady(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), 1_000)
  })
  try {
    return await Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      tooLate,
    ])
  } finally {
    clearTimeout(timer)
  }
}
