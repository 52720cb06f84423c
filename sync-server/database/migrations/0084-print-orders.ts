/**
 * What is printed by a task, and where it goes. The address is a table of its own, as its row is deleted when the task ends. Never
 * edited after release: a change is a new file.
 */
export const printOrders = `
create table task_print (
  task_id bigint primary key references task on delete cascade,
  brand_id bigint not null references brand on delete cascade,
  kind text not null,
  paper text not null,
  finish text not null,
  amount integer not null,
  width double precision not null,
  height double precision not null,
  sides smallint not null
);
create index task_print_of_brand on task_print (brand_id);

create table task_address (
  task_id bigint primary key references task on delete cascade,
  brand_id bigint not null references brand on delete cascade,
  recipient text not null,
  phone text not null,
  address text not null
);
create index task_address_of_brand on task_address (brand_id);
`
