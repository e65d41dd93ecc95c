-- A first search costs less: beginnings of words are looked up in the dictionary, for the index of titles finds whole words
-- several times faster than everything that begins with some letters.

-- The dictionary has the letters that follow signs too: what begins with letters is looked for here.
create or replace function game_words_added() returns trigger language plpgsql as $$
begin
  insert into game_word select distinct lexeme from added, unnest(words)
    where 'A' = any (weights) or lexeme ~ '^[\u0001-\u007f]' order by lexeme
    on conflict do nothing;
  return null;
end $$;

create or replace function game_words_changed() returns trigger language plpgsql as $$
begin
  insert into game_word select lexeme from unnest(new.words)
    where 'A' = any (weights) or lexeme ~ '^[\u0001-\u007f]' order by lexeme on conflict do nothing;
  return null;
end $$;

insert into game_word select distinct lexeme from game, unnest(words) where lexeme ~ '^[\u0001-\u007f]' on conflict do nothing;

-- In the order of bytes, whatever the database's own: a beginning is a range.
create index game_word_begins on game_word (word collate "C");

-- A condition of full text: each of some words begins a word. Where the dictionary has few that a word begins, it names them;
-- endings of words written in signs are not in it.
create function words_begun_by(p_words text[]) returns tsquery language sql stable
begin atomic
  select string_agg(case when known.count between 1 and 8 then known.words else to_tsquery('simple', w.word || ':*')::text end,
                    ' & ')::tsquery
    from unnest(p_words) as w(word)
   cross join lateral (
     select count(*), '(' || string_agg(quote_literal(k.word), ' | ') || ')' as words from (
       select k.word from game_word k
        where w.word ~ '^[\u0001-\u007f]+$' and k.word collate "C" >= w.word and k.word collate "C" < w.word || chr(1114111)
        limit 9
     ) k
   ) known;
end;

-- The games that a text names, in any language, in any order of its words, without accents, with what lists narrow and order by.
-- The lower `nearness`, the nearer:
--   0 it is a title, or the name         1 a title in the caller's language begins with it    2 its words stand in one as they are
--   3 every word begins a word of the titles (full text)
--   4 every part stands somewhere in them or in the name: in the middle of words written in signs (full text), or of others when
--     no word begins so (trigrams)
--   5 every word is spelt nearly like one of theirs: only when nothing is nearer, and asked for, by `likeness`
create or replace function find_games(p_text text, p_lang text, p_nearly boolean default false)
returns table (
  id uuid, nearness integer, likeness real, called text, slug text, platform text, shown_category text, volatility text,
  shown_features text[], popularity double precision, "position" integer, place integer, created_at timestamptz,
  rtp_basis_points integer
)
language plpgsql stable rows 100
-- One plan for every text: each is a look into the indexes.
set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  plain constant text := plain_words(p_text);
  words constant text[] := (string_to_array(nullif(plain, ''), ' '))[1:8];
  written constant text := btrim(regexp_replace(plain_text(p_text), '\s+', ' ', 'g'));
  has_signs constant boolean := plain ~ '[^\u0001-\u007f]';
  -- Parted by spaces alone: what is joined by a hyphen is looked for as it stands.
  parts constant text[] := (string_to_array(written, ' '))[1:8];
  long_words text[];
  -- What the index is asked for. Most titles hold the short words, which are compared where the long ones were found.
  telling tsquery;
  rest tsquery;
  -- Where words of signs begin, and do not just go on.
  begun tsquery;
  patterns text[];
  nearly tsquery;
begin
  if written = '' then return; end if;
  if words is not null then
    long_words := coalesce((select array_agg(word) from unnest(words) as word where length(word) > 3),
                           (select array[word] from unnest(words) as word order by length(word) desc limit 1));
    telling := words_begun_by(long_words);
    if long_words <> words then rest := to_tsquery('simple', array_to_string(words, ':* & ') || ':*'); end if;
    if has_signs then begun := to_tsquery('simple', array_to_string(words, ':*A & ') || ':*A'); end if;
    return query
    select g.id,
           case when plain = g.called or written = g.slug or position(' | ' || plain || ' | ' in ' | ' || g.search || ' | ') > 0 then 0
                when starts_with(g.called, plain) then 1
                when position(' ' || plain in ' ' || g.called) > 0 then 2
                when begun is null or ts_match_vq(g.words, begun) then 3
                else 4 end,
           0::real, g.called, g.slug, g.platform, g.shown_category, g.volatility, g.shown_features, g.popularity, g.position,
           g.place, g.created_at, g.rtp_basis_points
      from (
        select g.*, coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', '') as called
          from game g
         -- A function, so that the index is asked for the telling ones alone.
         where g.words @@ telling and (rest is null or ts_match_vq(g.words, rest))
        -- What a game is called is read once, not wherever it is compared.
        offset 0
      ) g;
    if found then return; end if;
  end if;
  -- One or two letters stand almost everywhere, and signs were found already. The index is asked for the longest.
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%' order by part ~ '[^\u0001-\u007f]', length(part) desc)
    into patterns from unnest(parts) as part where part !~ '^[a-z0-9]{1,2}$';
  if patterns[1] ~ '[a-z0-9]' then
    return query
    select g.id, case when written = g.slug then 0 else 4 end, 0::real,
           coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', ''), g.slug, g.platform,
           g.shown_category, g.volatility, g.shown_features, g.popularity, g.position, g.place, g.created_at, g.rtp_basis_points
      from game g where g.search like patterns[1] and g.search like all (patterns);
    if found then return; end if;
  end if;
  if not p_nearly or length(plain) < 4 then return; end if;
  -- Each word is one of those that are spelt most like it.
  select string_agg('(' || near.words || ')', ' & ')::tsquery into nearly
    from unnest(words) as w(word) cross join lateral words_spelt_like(w.word) as near(words)
  having count(near.words) = count(*);
  return query
  select g.id, 5, word_similarity(plain, g.search),
         coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', ''), g.slug, g.platform,
         g.shown_category, g.volatility, g.shown_features, g.popularity, g.position, g.place, g.created_at, g.rtp_basis_points
    from game g where g.words @@ nearly;
end $$;

-- Until when a platform is away, as it was announced. A view, so that lists join it: a function is called for every game.
create view platform_away as
  select code, maintenance_until as until from platform
   where house_now() >= maintenance_from and house_now() < maintenance_until;
create or replace function platform_maintenance(p_code text) returns timestamptz language sql stable as $$
  select until from platform_away where code = p_code
$$;
