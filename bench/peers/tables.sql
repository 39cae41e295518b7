-- What a town might have made of the same data: one row a thing, each column what its JSON says.
-- Portable, so that both peers that keep anything keep the same.
create table users (
  id text primary key,
  town_id text not null,
  name text not null,
  surname_key text not null,
  photo text,
  is_active integer not null,
  pin_hash text
);
create index users_by_town on users (town_id, surname_key, id);

create table admins (
  id text primary key,
  town_id text not null,
  email text not null,
  name text not null,
  password_hash text not null,
  unique (town_id, email)
);

create table sessions (
  token_hash text primary key,
  town_id text not null,
  user_id text,
  admin_id text,
  expires_at text not null
);

create table reminders (
  id text primary key,
  user_id text not null references users (id),
  title text not null,
  description text not null,
  category text not null,
  recurrency text not null,
  weekdays text not null,
  times text not null,
  until text,
  starts_at text not null,
  date_time text not null,
  occurrence text not null,
  state text not null,
  answered_at text,
  due_at text not null,
  is_completed integer not null,
  created_at text not null
);
create index reminders_by_user on reminders (user_id, date_time);
