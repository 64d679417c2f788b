// Tests use the Chromium that the machine has (tests/support finds it): installing must not download another.
module.exports = { skipDownload: true };
