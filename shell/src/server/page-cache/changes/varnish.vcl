vcl 4.1;

# The site behind Varnish: docs/operations.md#a-cache-in-front. varnishd runs with `-p http_gzip_support=off`, so that brotli goes through.
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 30s;
  .probe = { .url = "/ready"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 1; .initial = 1; }
}

# The machines of the site: they say what changed (PURGED_CACHES).
acl site_machines {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish adds its client to X-Forwarded-For: two entries came through a proxy on one of these machines, so from a visitor.
    if (client.ip !~ site_machines || req.http.X-Forwarded-For ~ ",") {
      return (synth(403));
    }
    if (req.http.Cache-Tag == "*") {
      ban("obj.http.Cache-Tag ~ .");
    } else if (req.http.Cache-Tag ~ "^[a-z_]+(,[a-z_]+)*$") {
      ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Cache-Tag, ",", "|") + ")(,|$)");
    } else {
      return (synth(400));
    }
    return (synth(200));
  }
  # A page that is shared is the same for whoever has whichever cookie: the site says of each answer whether it is. Previews are one visitor's.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Cookie ~ "(^|; *)ofgc-preview=") {
    return (pass);
  }
  if (req.http.Accept-Encoding ~ "(^|[, ])br($|[,; ])" && req.http.Accept-Encoding !~ "br *; *q=0(\.0*)?($|[, ])") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(^|[, ])gzip($|[,; ])" && req.http.Accept-Encoding !~ "gzip *; *q=0(\.0*)?($|[, ])") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # While the site is well, what is out of date is sent for a second at most, as the site does it; while it is away, for a day.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 1s;
  }
  return (hash);
}

# The name by which the site was called changes nothing of a page, and makes no page of its own.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

# A team's request is answered once its release is live everywhere.
sub vcl_backend_fetch {
  if (bereq.url ~ "^/releases($|\?)") {
    set bereq.first_byte_timeout = 300s;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.Cache-Tag) {
    # Purged when one of its tables changes; some pages show the time, and are good for a minute.
    set beresp.ttl = 60s;
    set beresp.grace = 24h;
    if (beresp.http.Cache-Status ~ "detail=") {
      set beresp.ttl = 1s;
    }
  } else if (!beresp.http.Cache-Control) {
    # Nothing would purge it.
    set beresp.uncacheable = true;
  }
}
