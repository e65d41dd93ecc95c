-- What a site tells its players: languages, web content, information centre, pictures, and each member's messages.

-- True when a text is there in all nine languages of the product and in no other.
create function in_nine_languages(p_text jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(p_text) = 'object'
     and p_text ?& array['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa']
     and (select count(*) = 9 and bool_and(jsonb_typeof(value) = 'string' and btrim(value #>> '{}') <> '')
            from jsonb_each(p_text))
$$;

-- The sites one house serves. Addresses of pictures are paths of the site or https.
create table site (
  name text primary key check (name ~ '^[a-z0-9-]{1,40}$'),
  title text not null,
  operator text not null,
  licence text not null,
  logo_url text not null,
  mark_url text not null,
  page_background_url text not null,
  created_at timestamptz not null default house_now()
);

-- The languages a site offers, by the codes its content system uses: PT1, EN1, ...
create table site_language (
  site text not null references site,
  language_code text not null check (language_code ~ '^[A-Za-z]{2,3}1?$'),
  language_name text not null,
  language_flag_link text not null,
  position integer not null default 0,
  primary key (site, language_code)
);

create table social_link (
  id uuid primary key default uuidv7(),
  site text not null references site,
  kind text not null,
  name text not null,
  url text not null,
  position integer not null default 0
);
create index social_link_site on social_link (site, position);

create table banner (
  id uuid primary key default uuidv7(),
  site text not null references site,
  tag jsonb not null check (in_nine_languages(tag)),
  title jsonb not null check (in_nine_languages(title)),
  body jsonb not null check (in_nine_languages(body)),
  button jsonb not null check (in_nine_languages(button)),
  link text not null,
  picture_url text not null,
  phone_picture_url text not null,
  -- The promotion it speaks of: left out where the market does not allow that one.
  promotion text,
  starts_at timestamptz not null default house_now(),
  ends_at timestamptz,
  position integer not null default 0,
  check (ends_at > starts_at)
);
create index banner_site on banner (site, position);

create table footer_text (
  site text not null references site,
  key text not null check (key in ('terms', 'privacy', 'faq', 'responsible_gaming', 'operator', 'age', 'support')),
  title jsonb not null check (in_nine_languages(title)),
  body jsonb not null check (in_nine_languages(body)),
  link text not null default '',
  position integer not null default 0,
  primary key (site, key)
);

create table support_entry (
  site text primary key references site,
  linkurl text not null,
  email text not null,
  title jsonb not null check (in_nine_languages(title)),
  body jsonb not null check (in_nine_languages(body)),
  hours jsonb not null check (in_nine_languages(hours))
);

create table notification (
  id uuid primary key default uuidv7(),
  site text not null references site,
  kind text not null check (kind in ('payments', 'security', 'games', 'service')),
  title jsonb not null check (in_nine_languages(title)),
  body jsonb not null check (in_nine_languages(body)),
  published_at timestamptz not null default house_now(),
  ends_at timestamptz,
  check (ends_at > published_at)
);
create index notification_site on notification (site, published_at desc);

create table announcement (
  id uuid primary key default uuidv7(),
  site text not null references site,
  kind text not null check (kind in ('terms', 'news', 'games', 'promotion')),
  title jsonb not null check (in_nine_languages(title)),
  body jsonb not null check (in_nine_languages(body)),
  announced_at timestamptz not null default house_now(),
  effective_at timestamptz,
  -- The promotion it speaks of, as for banners.
  promotion text,
  -- Changed terms take effect at least two weeks after they were announced.
  constraint announcement_terms_wait_two_weeks check (
    kind <> 'terms' or (effective_at is not null and effective_at - announced_at >= interval '14 days'))
);
create index announcement_site on announcement (site, announced_at desc);

-- The faces a member may choose from.
create table profile_picture (
  id text primary key check (id ~ '^(female|male)-[a-z]+$'),
  gender text not null check (gender in ('male', 'female')),
  -- Names the phrase of its description: information.picture_<what>.
  what text not null,
  url text not null,
  position integer not null default 0,
  check (id = gender || '-' || what)
);
insert into profile_picture (id, gender, what, url, position)
select gender || '-' || what, gender, what, '/avatars/' || gender || '-' || what || '.svg', place
  from (values
    ('female', array['artist', 'singer', 'astronaut', 'coder', 'cook', 'scientist', 'farmer', 'firefighter']),
    ('male', array['classic', 'coder', 'cook', 'artist', 'astronaut', 'singer', 'scientist', 'firefighter'])
  ) as lists (gender, whats), unnest(whats) with ordinality as entry (what, place);

create table member_picture (
  member_id uuid primary key references member,
  picture_id text not null references profile_picture,
  updated_at timestamptz not null default house_now()
);

-- A message is a phrase and what fills it: it is put into words when it is read, in the reader's language.
create table member_message (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  kind text not null check (kind in ('account', 'deposit', 'withdrawal', 'reward', 'news')),
  key text not null,
  fill jsonb not null default '{}',
  created_at timestamptz not null default house_now(),
  read_at timestamptz
);
create index member_message_member on member_message (member_id, created_at desc, id desc);
create index member_message_unread on member_message (member_id) where read_at is null;

-- Which kinds of messages a member wants, and where; a missing row means the defaults.
create table message_preference (
  member_id uuid not null references member,
  kind text not null check (kind in ('account', 'deposit', 'withdrawal', 'reward', 'news')),
  on_site boolean not null,
  by_email boolean not null,
  updated_at timestamptz not null default house_now(),
  primary key (member_id, kind)
);
